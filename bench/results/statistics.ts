/** Returns the value at a share of the sorted list, e.g. 0.5 for the median; NaN for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.min(Math.floor(sorted.length * share), sorted.length - 1);
  return sorted[at] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
