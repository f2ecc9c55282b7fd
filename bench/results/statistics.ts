/** Summary of a list of measures. */
export type Spread = {
  min: number;
  p50: number;
  p75: number;
  p95: number;
  p99: number;
  max: number;
};

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (fraction: number): number =>
    sorted[Math.min(Math.floor(sorted.length * fraction), sorted.length - 1)] ?? Number.NaN;
  return {
    min: at(0),
    p50: at(0.5),
    p75: at(0.75),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
  };
}
