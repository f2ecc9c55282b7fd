import type { RampStep } from "./scales/ramp.ts";

/** A custom property of `design/tokens.css`, a step of `ramps.css`, or the text colour of a step. */
export type Colour =
  | "bg"
  | "fg"
  | "fg-2"
  | "fg-3"
  | "ground"
  | "line"
  | "line-strong"
  | "accent"
  | "on-accent"
  | "mark"
  | "mark-edge"
  | "halo"
  | "adverse"
  | "chart-2"
  | "chart-strong"
  | "chart-context"
  | "chart-track"
  | RampStep
  | `${RampStep}-ink`;

export type HatchFill = `hatch-${number}`;

/** A property that is left out paints nothing; text is 13 px of the text family. */
export type Paint = {
  fill?: Colour | HatchFill;
  fillOpacity?: number;
  stroke?: Colour;
  strokeWidth?: number;
  strokeOpacity?: number;
  strokeDasharray?: string;
  strokeLinecap?: "round" | "square";
  strokeLinejoin?: "round";
  paintOrder?: "stroke";
  vectorEffect?: "non-scaling-stroke";
  fontSize?: number;
  fontWeight?: 360 | 600 | 650 | 700;
  fontFamily?: "display";
  fontVariant?: "lining-nums tabular-nums";
  letterSpacing?: number;
};
