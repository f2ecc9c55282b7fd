import { generate } from "../../dashboards/reports/airline-satisfaction/data.ts";

/** How many passengers each column is shifted by per repetition; columns with 0 stay aligned. */
const shifts = {
  class: 0,
  customer: 0,
  age: 7919,
  distance: 104_729,
  departureDelay: 15_485_863,
  wifi: 0,
  boarding: 0,
  satisfied: 0,
};
const longHaulKm = 1500;

export type Rows = {
  count: number;
  columns: Record<keyof typeof shifts, Uint8Array | Uint16Array>;
};

/**
 * Repeats the rows of the airline report up to a count. Each repetition takes ages, distances and delays of other
 * passengers with the same class, haul and verdict.
 */
export function makeRows(wanted: number | null): Rows {
  const generated = generate();
  const own = generated["age"]!.length;
  const count = wanted ?? own;
  const alike = groupAlike(generated);
  const entries = Object.entries(shifts).map(([name, shift]) => {
    const values = generated[name]!;
    const isByte = values.every((value) => value < 256);
    const column = isByte ? new Uint8Array(count) : new Uint16Array(count);
    for (let start = 0, time = 0; start < count; start += own, time += 1) {
      writeShifted(column.subarray(start, start + own), values, alike, shift * time);
    }
    return [name, column];
  });
  return { count, columns: Object.fromEntries(entries) as Rows["columns"] };
}

function groupAlike(columns: ReturnType<typeof generate>): number[][] {
  const groups: number[][] = [];
  for (let row = 0; row < columns["class"]!.length; row += 1) {
    const isLong = columns["distance"]![row]! >= longHaulKm;
    const group = 4 * columns["class"]![row]! + 2 * columns["satisfied"]![row]! + Number(isLong);
    (groups[group] ??= []).push(row);
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
