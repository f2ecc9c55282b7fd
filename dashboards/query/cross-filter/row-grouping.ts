import type { Codes } from "../table/codes.ts";

/**
 * Groups of rows with the same bins in every view, which pass or fail every filter together. `of` is the group of each
 * row.
 */
export type RowGroups = { of: Uint32Array; sizes: Uint32Array };

type Test = (index: number) => boolean;

/** Counts groups instead of rows; its code is loaded where a report has many rows. */
export type RowGrouping = {
  groups: RowGroups;
  /** Sums amounts of rows by group. */
  add: (amounts: Float64Array) => Float64Array;
  /** Converts a test of groups into one of rows. */
  testRows: (isIn: Test) => Test;
  groupLevels: <Level extends { codes: Codes }>(levels: readonly Level[]) => Level[];
};
