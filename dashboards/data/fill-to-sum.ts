import type { SeededRandom } from "./seeded-random.ts";
import { spreadQuota } from "./spread-quota.ts";

export type SumQuota = {
  count: number;
  sum: number;
  min: number;
  max: number;
  weights: readonly number[];
};

/**
 * Returns a shuffled column of `count` whole numbers from `min` to `max` with an exact sum. `weights` is their
 * distribution, beginning at `min`; numbers are moved by one, evenly, until the sum is right, so a distribution whose
 * mean is near the wanted one keeps its shape. Throws where no such numbers exist.
 */
export function fillToSum(quota: SumQuota, random: SeededRandom): Int32Array {
  const { count, sum, min, max, weights } = quota;
  if (sum < count * min || sum > count * max || weights.length !== max - min + 1) {
    throw new RangeError(
      `${String(count)} numbers from ${String(min)} to ${String(max)} with ${String(weights.length)} weights cannot add up to ${String(sum)}`,
    );
  }
  let counts = spreadQuota(count, weights);
  let missing = sum - counts.reduce((total, rows, at) => total + rows * (min + at), 0);
  while (missing !== 0) {
    const step = missing > 0 ? 1 : -1;
    const movable = counts.map((rows, at) => (counts[at + step] === undefined ? 0 : rows));
    const available = movable.reduce((total, rows) => total + rows, 0);
    const moved = spreadQuota(Math.min(Math.abs(missing), available), movable, movable);
    counts = counts.map((rows, at) => rows - moved[at]! + (moved[at - step] ?? 0));
    missing -= step * moved.reduce((total, rows) => total + rows, 0);
  }
  const values = new Int32Array(count);
  let at = 0;
  for (const [offset, rows] of counts.entries()) values.fill(min + offset, at, (at += rows));
  return random.shuffle(values);
}
