import type { Target } from "../chart.ts";

/**
 * One figure of the `total` view, with what it is compared with: `change` is a measure written beside it, `since` a view over time, of
 * which the last period is compared with that of a year before (or the first), `beside` another measure. `trend` is a view over time
 * drawn under it. Of a neutral figure neither more nor less is better.
 */
export type CardSpec = {
  kind: "card";
  target?: Target;
  change?: string;
  since?: string;
  beside?: string;
  isLowerBetter?: boolean;
  isNeutral?: boolean;
  trend?: string;
};
