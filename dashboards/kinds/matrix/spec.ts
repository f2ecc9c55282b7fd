import type { RampKind } from "../../scene/scales/ramp.ts";

export type MatrixSpec = {
  kind: "matrix";
  /** Shades the cells by value. */
  ramp?: RampKind;
  /** Adds up rows and columns, for measures that are counts or sums: what the cells show, whatever is filtered. */
  hasTotals?: boolean;
  /** Rows under subtotals that add them up: a view of this page whose rows are the groups, and the group of each row. */
  groups?: { view: string; of: readonly number[] };
};
