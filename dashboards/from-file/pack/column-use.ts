import type { TableSchema } from "../../../ingest/table-schema.ts";

/**
 * What is published of a column:
 * - `label`: its texts, or their `first` letters; those of fewer than `fewest` rows are one, and each lies in one of the
 *   columns `within`.
 * - `code`: a number for each text or value, so that different ones can be counted and none be read.
 * - `number`, `day`: its values, or the multiple of `step` below each; `month`: the first day of the month of each.
 * - `stay`: nothing.
 */
export type ColumnUse =
  | { as: "label"; within?: readonly string[]; fewest?: number; first?: number }
  | { as: "code" }
  | { as: "number"; step?: number }
  | { as: "day" }
  | { as: "month" }
  | { as: "stay" };

/** Where the rows of a report come from, how each column is read, and what of it is published. */
export type RowsSource = {
  /** Path from the owner's folder, or an address. */
  file: string;
  schema: TableSchema;
  uses: Readonly<Record<string, ColumnUse>>;
};
