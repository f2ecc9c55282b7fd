import { noDay, type ParsedColumn } from "../../../../ingest/parse/parsed-column.ts";
import type { Cell } from "./evaluate-row.ts";

const minutesOfDay = 1440;

/** The rows of a table of the model, by the names of its columns. */
export type LoadedTable = {
  rowCount: number;
  columns: Readonly<Record<string, { parsed: ParsedColumn; dataType: string }>>;
};

export type LoadedTables = Readonly<Record<string, LoadedTable>>;

/** Returns a reader of a column's values by row. */
export function openCells({ columns }: LoadedTable, column: string): (row: number) => Cell {
  const found = columns[column];
  if (found === undefined) return () => null;
  const { parsed, dataType } = found;
  if (parsed.kind === "number") {
    const { values, decimals } = parsed;
    const scale = 10 ** decimals;
    const read = (row: number): number | null =>
      Number.isNaN(values[row]!) ? null : values[row]! / scale;
    if (dataType !== "boolean") return read;
    return (row) => {
      const value = read(row);
      return value === null ? null : value !== 0;
    };
  }
  if (parsed.kind === "date") {
    const { days, minutes } = parsed;
    return (row) =>
      days[row] === noDay ? null : days[row]! + Math.max(minutes?.[row] ?? 0, 0) / minutesOfDay;
  }
  if (parsed.kind === "time")
    return (row) => (parsed.minutes[row]! < 0 ? null : parsed.minutes[row]!);
  const { labels, codes } = parsed;
  const values: Cell[] =
    dataType === "boolean"
      ? labels.map((label) => /^(?:true|1|yes|verdadero)$/i.test(label))
      : [...labels];
  return (row) => (codes[row]! < 0 ? null : values[codes[row]!]!);
}
