import type { Integers } from "./column.ts";

const digit = 1 << 16;

/** Returns the rows of a column by value, ascending (radix sort). */
export function orderByValue(values: Integers, min: number): Uint32Array {
  const rows = Uint32Array.from(values, (_, row) => row);
  const low = sortByDigit(rows, (row) => (values[row]! - min) % digit);
  return sortByDigit(low, (row) => Math.floor((values[row]! - min) / digit));
}

function sortByDigit(rows: Uint32Array, read: (row: number) => number): Uint32Array {
  const next = new Uint32Array(digit + 1);
  for (const row of rows) next[read(row) + 1]! += 1;
  for (let value = 0; value < digit; value += 1) next[value + 1]! += next[value]!;
  const sorted = new Uint32Array(rows.length);
  for (const row of rows) {
    const value = read(row);
    sorted[next[value]!] = row;
    next[value]! += 1;
  }
  return sorted;
}
