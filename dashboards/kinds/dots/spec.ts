import type { Target } from "../chart.ts";

/**
 * A dot for each bin on one scale, or two dots in a view of two columns. A target measure is a ring on the row, a fixed
 * value a line through all rows; `margin` is a measure of a value's error to either side; `ends` are the limits of the
 * scale, which `isFromZero` begins at 0 even where all values are far from it.
 */
export type DotsSpec = {
  kind: "dots";
  series?: "measures";
  target?: Target;
  margin?: string;
  limit?: number;
  isFromZero?: boolean;
  ends?: readonly [low: number, high: number];
};
