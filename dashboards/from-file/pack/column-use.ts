import type { TableSchema } from "../../../ingest/table-schema.ts";

/**
 * The part of a column that is published:
 * - `label`: its texts, or their `first` letters; those of fewer than `fewest` rows are one, and each lies in one of the
 *   columns `within`.
 * - `code`: a number for each text or value, so that different ones can be counted and none be read.
 * - `number`, `day`: its values, or the multiple of `step` below each; `month`: the first day of the month of each.
 * - `stay`: nothing.
 */
export type ColumnUse = (
  | { as: "label"; within?: readonly string[]; fewest?: number; first?: number }
  | { as: "code" }
  | { as: "number"; step?: number }
  | { as: "day" }
  | { as: "month" }
  | { as: "stay" }
) & {
  /** Why a column that looks personal may be published. */
  because?: string;
};

/** The source of a report's rows, with how each column is read and what of it is published. */
export type RowsSource = {
  /** A file, a folder whose newest file it is, or an address; a path begins at the owner's folder. */
  file: string;
  schema: TableSchema;
  uses: Readonly<Record<string, ColumnUse>>;
  /** Publishes totals over labels, days and bands instead of rows, none of fewer than `fewest` rows. */
  totals?: { fewest: number };
};
