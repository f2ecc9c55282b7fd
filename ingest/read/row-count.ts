/** Rows of one kind: their number, the line of the first one and its text. */
export type RowCount = { count: number; line: number; found: string };

export function startCount(): RowCount {
  return { count: 0, line: 0, found: "" };
}

/** Counts one more row. */
export function count(rows: RowCount, line: number, found: string): void {
  rows.count += 1;
  if (rows.count > 1) return;
  rows.line = line;
  rows.found = found;
}
