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

/** Which passenger a column is from grows by this with each repetition; the others stay together. */
const shifts: Partial<Record<ColumnName, number>> = {
  age: 7919,
  distance: 104_729,
  delay: 15_485_863,
};
const longHaulKm = 1500;

/**
 * The rows of the airline report, repeated until there are as many as asked for: each time with the ages, distances and delays of other
 * passengers of the same class, haul and verdict.
 */
export function makeRows(scale: RowCount): Rows {
  const generated = generate();
  const own = generated["age"]!.length;
  const count = rowCounts[scale] ?? own;
  const alike = groupAlike(generated);
  const entries = Object.entries(sources).map(([name, source]) => {
    const values = generated[source]!;
    const isByte = values.every((value) => value < 256);
    const column = isByte ? new Uint8Array(count) : new Uint16Array(count);
    const shift = shifts[name as ColumnName] ?? 0;
    for (let start = 0, time = 0; start < count; start += own, time += 1) {
      writeShifted(column.subarray(start, start + own), values, alike, shift * time);
    }
    return [name, column];
  });
  return { count, columns: Object.fromEntries(entries) as Rows["columns"] };
}

function groupAlike({
  class: classes,
  satisfied,
  distance,
}: ReturnType<typeof generate>): number[][] {
  const groups: number[][] = [];
  for (let row = 0; row < classes!.length; row += 1) {
    const isLong = distance![row]! >= longHaulKm;
    (groups[4 * classes![row]! + 2 * satisfied![row]! + Number(isLong)] ??= []).push(row);
  }
  return groups;
}

function writeShifted(
  column: Uint8Array | Uint16Array,
  values: ArrayLike<number>,
  alike: readonly (readonly number[])[],
  shift: number,
): void {
  for (const rows of alike) {
    for (let at = 0; at < rows.length; at += 1) {
      column[rows[at]!] = values[rows[(at + shift) % rows.length]!]!;
    }
  }
}
