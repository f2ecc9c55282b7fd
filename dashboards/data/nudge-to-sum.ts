import type { SeededRandom } from "./seeded-random.ts";

/**
 * Moves random numbers of a column by one until they add up to an exact sum; those outside `min` to `max` keep their
 * value. Throws where the limits do not allow the sum.
 */
export function nudgeToSum<Column extends { length: number; [row: number]: number }>(
  values: Column,
  { sum, min, max }: { sum: number; min: number; max: number },
  random: SeededRandom,
): Column {
  let missing = sum;
  let above = 0;
  let below = 0;
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row]!;
    missing -= value;
    if (value < min || value > max) continue;
    above += max - value;
    below += value - min;
  }
  const step = missing > 0 ? 1 : -1;
  const limit = step > 0 ? max : min;
  const room = step > 0 ? above : below;
  if (room < Math.abs(missing)) {
    throw new RangeError(
      `${String(missing)} cannot be spread between ${String(min)} and ${String(max)}`,
    );
  }
  while (missing !== 0) {
    const row = random.below(values.length);
    const value = values[row]!;
    if (value < min || value > max || value === limit) continue;
    values[row] = value + step;
    missing -= step;
  }
  return values;
}
