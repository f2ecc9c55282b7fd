import type { Settings } from "../../../dashboards/query/scenario/scenario.ts";

/** A row with the whole numbers of its columns. */
export type Row = Readonly<Record<string, number>>;

/** An independent implementation of a scenario, row by row. */
export type Recount = {
  change: (row: Row, settings: Settings, at: number, rows: readonly Row[]) => Row;
  /** In euros. */
  gain: (before: Row, after: Row, settings: Settings, rowCount: number) => number;
};
