/** Lists the rows or columns (axis 0 or 1) of a pair view that bins consist of; empty where they are not whole ones. */
export function listWhole(
  bins: readonly number[],
  rows: number,
  columns: number,
): (readonly [axis: 0 | 1, code: number])[] {
  const down = [...new Set(bins.map((bin) => Math.floor(bin / columns)))];
  if (bins.length === down.length * columns) return down.map((code) => [0, code]);
  const across = [...new Set(bins.map((bin) => bin % columns))];
  return bins.length === across.length * rows ? across.map((code) => [1, code]) : [];
}
