import type { Codes } from "../table/codes.ts";

/** Rows that lie in the same bins of every view, which therefore pass or fail every filter together. `of` is by row. */
export type RowGroups = { of: Uint32Array; sizes: Uint32Array };

type Test = (index: number) => boolean;

/** How a model counts groups of rows; what makes one is loaded where there are many rows. */
export type RowGrouping = {
  groups: RowGroups;
  /** Adds amounts of rows up by group. */
  add: (amounts: Float64Array) => Float64Array;
  /** Turns a test of groups into one of rows. */
  testRows: (isIn: Test) => Test;
  groupLevels: <Level extends { codes: Codes }>(levels: readonly Level[]) => Level[];
};
