import type { Codes } from "../table/codes.ts";

/** The rows of each bin of a view, ascending: `rows[starts[bin]] … rows[starts[bin + 1] - 1]`. */
export type Postings = { starts: Uint32Array; rows: Uint32Array };

export function buildPostings(codes: Codes, size: number): Postings {
  const starts = new Uint32Array(size + 1);
  for (let row = 0; row < codes.length; row += 1) starts[codes[row]! + 1]! += 1;
  for (let bin = 0; bin < size; bin += 1) starts[bin + 1]! += starts[bin]!;
  const next = starts.slice();
  const rows = new Uint32Array(codes.length);
  for (let row = 0; row < codes.length; row += 1) {
    const bin = codes[row]!;
    rows[next[bin]!] = row;
    next[bin]! += 1;
  }
  return { starts, rows };
}

export function countRows({ starts }: Postings, bin: number): number {
  return starts[bin + 1]! - starts[bin]!;
}
