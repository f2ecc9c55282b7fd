import type { Target } from "../chart.ts";

/** One figure of the `total` view. `change` is a measure written beside it, `trend` a view over time drawn under it. */
export type CardSpec = {
  kind: "card";
  target?: Target;
  change?: string;
  isLowerBetter?: boolean;
  trend?: string;
};
