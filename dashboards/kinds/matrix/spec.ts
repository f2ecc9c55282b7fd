import type { RampKind } from "../../scene/scales/ramp.ts";

/**
 * A pair view as numbers: `ramp` shades the cells, `hasTotals` adds up rows and columns (for counts and sums), `groups` puts the rows
 * under subtotals: `view` has the groups as its rows, `of` holds the group of each row.
 */
export type MatrixSpec = {
  kind: "matrix";
  ramp?: RampKind;
  hasTotals?: boolean;
  groups?: { view: string; of: readonly number[] };
};
