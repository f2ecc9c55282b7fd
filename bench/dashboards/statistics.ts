/** Summary of a list of durations, in ms. */
export type Spread = { p50: number; p95: number; p99: number; max: number };

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (fraction: number): number =>
    sorted[Math.min(Math.floor(sorted.length * fraction), sorted.length - 1)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: sorted.at(-1) ?? Number.NaN };
}
