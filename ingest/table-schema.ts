import type { Dialect } from "./text-table.ts";

/** Reading of a column's texts, frozen in a definition; a text that it does not read is a fault. */
export type ColumnSchema = {
  /** Unique name in camelCase. */
  id: string;
  /** The header in the file. */
  name: string;
  /** Texts read as no value, besides "". */
  nulls: readonly string[];
} & (
  | { type: "text" }
  | NumberSchema
  | { type: "date"; order: DateOrder; hasTime: boolean }
  | { type: "time" }
);

export type NumberSchema = {
  type: "number";
  decimalMark: "," | ".";
  /** "" is none; " " is any kind of space, "'" any apostrophe. */
  groupMark: string;
  decimals: number;
  /** Set where more decimals than `decimals` are rounded, as in floating-point columns. */
  isRounded?: true;
  /** "percent", an ISO currency code, or a unit such as "kg"; "12 %" is read as 12. */
  unit?: string;
  /** Units of a column with more than one; `parseTable` gives them as the column `<id>Unit`. */
  units?: readonly string[];
};

export type DateOrder = "dmy" | "mdy" | "ymd";

export type TableSchema = {
  dialect: Dialect;
  columns: readonly ColumnSchema[];
  /**
   * Rows left out, such as totals: those whose text in a column, by its id, is one of these; "" is the last row's alone.
   * A total that is not among them is a fault, unless this is absent.
   */
  leaveOut?: { column: string; texts: readonly string[] };
};
