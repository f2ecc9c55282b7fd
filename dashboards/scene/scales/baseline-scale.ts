// Below this part of the whole the baseline would leave no room for what is left.
const leastPart = 0.2;

/** Whether what passes the filters is still large enough to be drawn on the scale of the whole, with its baseline. */
export function isBaselineShown(
  [low, high]: readonly [number, number],
  [wholeLow, wholeHigh]: readonly [number, number],
): boolean {
  const reach = Math.max(Math.abs(low), Math.abs(high));
  const whole = Math.max(Math.abs(wholeLow), Math.abs(wholeHigh));
  return reach === 0 || reach >= whole * leastPart;
}
