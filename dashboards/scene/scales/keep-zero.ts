/**
 * Least ratio of the smallest to the largest value from which a scale may omit 0, since the values would look equal on
 * one from 0.
 */
const cutFrom = 0.75;
/** Least share of the largest value that a negative one must have to move a scale's end below 0. */
const leastBelow = 0.01;

/**
 * Returns the limits of a scale that does not exaggerate small differences: from 0, unless all values are close to each
 * other.
 */
export function keepZero([low, high]: readonly [number, number]): [number, number] {
  if (low > 0 && low < high * cutFrom) return [0, high];
  if (low < 0 && -low < high * leastBelow) return [0, high];
  return high < 0 && high > low * cutFrom ? [low, 0] : [low, high];
}
