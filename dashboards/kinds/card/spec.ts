import type { Target } from "../chart.ts";

/**
 * One figure of the `total` view, with its change under the reader's comparison, and `beside` it another measure.
 * `trend` is a view over time drawn under it. For a neutral figure neither more nor less is better.
 */
export type CardSpec = {
  kind: "card";
  target?: Target;
  beside?: string;
  isLowerBetter?: boolean;
  isNeutral?: boolean;
  trend?: string;
};
