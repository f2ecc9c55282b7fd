import type { AnySpec } from "../chart.ts";
import type { ChartKind } from "../chart-kind.ts";

/** The chart of a view, once for each row of a pair result whose columns are that view's bins; all on one scale. */
export type MultiplesSpec = {
  kind: "multiples";
  of: AnySpec & { layering?: string; margin?: string; limit?: number };
  /** The kind of `of`, passed in because this kind imports no other. */
  base: ChartKind;
};
