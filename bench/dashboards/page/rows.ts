import { generate } from "../../../dashboards/reports/airline-satisfaction/data.ts";
import { rowCounts, type RowCount } from "./row-counts.ts";

const sources = {
  class: "class",
  type: "customer",
  age: "age",
  distance: "distance",
  delay: "departureDelay",
  wifi: "wifi",
  boarding: "boarding",
  satisfied: "satisfied",
} as const;

type ColumnName = keyof typeof sources;

export type Rows = { count: number; columns: Record<ColumnName, Uint8Array | Uint16Array> };

/** The rows of the airline report, repeated until there are as many as asked for. */
export function makeRows(scale: RowCount): Rows {
  const generated = generate();
  const count = rowCounts[scale] ?? generated["age"]!.length;
  const entries = Object.entries(sources).map(([name, source]) => {
    const values = generated[source]!;
    const isByte = values.every((value) => value < 256);
    const column = isByte ? new Uint8Array(count) : new Uint16Array(count);
    for (let row = 0; row < count; row += values.length) {
      column.set(values.subarray(0, Math.min(values.length, count - row)), row);
    }
    return [name, column];
  });
  return { count, columns: Object.fromEntries(entries) as Rows["columns"] };
}
