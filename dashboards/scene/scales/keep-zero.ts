/** Values that are all at least this part of the largest may leave 0 out: from it, nobody would see them differ. */
const cutFrom = 0.75;

/** Returns the ends of a scale that stretches no small difference: from 0, unless all values lie near each other. */
export function keepZero([low, high]: readonly [number, number]): [number, number] {
  if (low > 0 && low < high * cutFrom) return [0, high];
  return high < 0 && high > low * cutFrom ? [low, 0] : [low, high];
}
