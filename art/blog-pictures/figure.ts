import type { Mark, Point } from "../pictures/marks.ts";
import type { TextStyle } from "../../generator/drawing/lettering.ts";
import { palettes } from "../pictures/palette.ts";
import { strokes } from "./strokes.ts";

/** Width of every figure in px; a phone of 320 px shows its words in 12 px (decision 032). */
export const figureWidth = 750;

export const figureStroke = { hairline: 1.5, axis: 2, line: 4, halo: 14 };

const ink = palettes.light.bold.fill;
const textPx = 28.2;

export const figurePaint = {
  argued: { fill: "#f2c811", edge: ink },
  ink: { fill: ink },
  strong: palettes.light.strong,
  context: palettes.light.context,
  track: { fill: "#dcd5c7" },
  axis: { fill: palettes.light.axis },
  second: { fill: "#1f6a94" },
  adverse: { fill: "#b8451f" },
} as const;

export const figureText = {
  bold: { weight: 600, fill: ink, sizePx: textPx },
  plain: { ...palettes.light.plain, sizePx: textPx },
  quiet: { ...palettes.light.quiet, sizePx: textPx },
  adverse: { weight: 600, fill: "#b8451f", sizePx: textPx },
} as const satisfies Record<string, TextStyle>;

export function arguedLine(points: readonly Point[]): Mark {
  const halo = strokes([points], figureStroke.halo, figurePaint.argued);
  return { svg: halo.svg + strokes([points], figureStroke.line, figurePaint.ink).svg };
}

export function axis(y: number, from = 0, to = figureWidth): Mark {
  const ends = [from, to].map((x) => ({ x, y }));
  return strokes([ends], figureStroke.axis, figurePaint.axis);
}
