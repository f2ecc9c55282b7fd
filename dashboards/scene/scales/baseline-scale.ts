const leastPart = 0.2;

/** True where the filtered values are large enough to share a scale with the baseline: at least `leastPart` of it. */
export function isBaselineShown(
  [low, high]: readonly [number, number],
  [wholeLow, wholeHigh]: readonly [number, number],
): boolean {
  const reach = Math.max(Math.abs(low), Math.abs(high));
  const whole = Math.max(Math.abs(wholeLow), Math.abs(wholeHigh));
  return reach === 0 || reach >= whole * leastPart;
}
