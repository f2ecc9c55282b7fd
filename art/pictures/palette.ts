import type { Scheme } from "../../generator/drawing/read-tokens.ts";
import type { TextStyle } from "../../generator/drawing/lettering.ts";

/** `edge` is the ink that carries the accent where the ground is light. */
export interface Paint {
  readonly fill: string;
  readonly edge?: string;
}

export interface Palette {
  readonly argued: Paint;
  readonly strong: Paint;
  readonly context: Paint;
  readonly track: Paint;
  readonly axis: string;
  readonly bold: TextStyle;
  readonly plain: TextStyle;
  readonly quiet: TextStyle;
}

export const palettes: Record<Scheme, Palette> = {
  dark: {
    argued: { fill: "#f2c811" },
    strong: { fill: "#bdb3a4" },
    context: { fill: "#6a6156" },
    track: { fill: "#463f35" },
    axis: "#7b7164",
    bold: { weight: 600, fill: "#f4eee2" },
    plain: { weight: 400, fill: "#bdb3a4" },
    quiet: { weight: 400, fill: "#968c7e" },
  },
  light: {
    argued: { fill: "#f2c811", edge: "#191510" },
    strong: { fill: "#575046" },
    context: { fill: "#a89e8f" },
    track: { fill: "#d8d0c2" },
    axis: "#857b6d",
    bold: { weight: 600, fill: "#191510" },
    plain: { weight: 400, fill: "#575046" },
    quiet: { weight: 400, fill: "#6f675b" },
  },
};
