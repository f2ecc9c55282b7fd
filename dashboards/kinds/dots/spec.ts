import type { Target } from "../chart.ts";

/**
 * A dot on one scale for each bin, or two for a view of two columns. A target measure is a ring on the row, a fixed value a line
 * through all rows; `margin` is a measure of how far a value may lie to either side; `ends` are those of the scale,
 * which `isFromZero` begins at 0 however near the values lie.
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
