import type { Target } from "../chart.ts";

/**
 * One figure of the `total` view. `change` is a measure written beside it (its name says against what); `trend` a view over time whose
 * course is drawn under it.
 */
export type CardSpec = {
  kind: "card";
  target?: Target;
  change?: string;
  isLowerBetter?: boolean;
  trend?: string;
};
