import type { Target } from "../chart.ts";

/**
 * A line over days or numbers, with a range brush; `isArea` fills under a single series; `isFromZero` starts the scale
 * at 0; `highlighted` is the index of the series that the title is about, which has the accent color among bone lines.
 */
export type LineSpec = {
  kind: "line";
  series?: "measures";
  isArea?: boolean;
  isFromZero?: boolean;
  highlighted?: number;
  target?: Target;
};
