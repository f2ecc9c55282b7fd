/** Precision, recall and F1 of one level: header, records or cells. */
export type Measure = readonly [precision: number, recall: number, f1: number];

/** Compares loaded rows with clean ones as Pollock does: multisets of header cells, of joined records, of cells. */
export function scoreFile(
  clean: readonly string[][],
  loaded: readonly string[][],
): readonly [header: Measure, records: Measure, cells: Measure] {
  if (clean.length === 0) return [compare([], []), compare([], []), compare([], [])];
  const joinRows = (rows: readonly string[][]) => rows.slice(1).map((row) => even(row.join("")));
  return [
    compare(clean[0]!.map(even), (loaded[0] ?? []).map(even)),
    compare(joinRows(clean), joinRows(loaded)),
    compare(clean.flat(), loaded.flat()),
  ];
}

/** Pollock compares types beyond this; equal texts stay equal, so the score can only be lower here. */
function even(text: string): string {
  return text.toLowerCase();
}

function compare(clean: readonly string[], loaded: readonly string[]): Measure {
  if (clean.length === 0) return [1, 1, 1];
  const rest = new Map<string, number>();
  for (const text of clean) rest.set(text, (rest.get(text) ?? 0) + 1);
  let common = 0;
  for (const text of loaded) {
    const count = rest.get(text) ?? 0;
    if (count === 0) continue;
    common += 1;
    rest.set(text, count - 1);
  }
  if (common === 0) return [0, 0, 0];
  const [precision, recall] = [common / clean.length, common / loaded.length];
  return [precision, recall, (2 * precision * recall) / (precision + recall)];
}
