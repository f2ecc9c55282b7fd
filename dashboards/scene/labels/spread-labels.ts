/** Moves heights apart until no two labels overlap, inside `low` to `high` and in the same order. */
export function spreadLabels(
  heights: readonly number[],
  gap: number,
  [low, high]: readonly [number, number],
): number[] {
  const order = heights.map((_, at) => at).toSorted((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  let floor = low;
  for (const at of order) {
    placed[at] = Math.max(placed[at]!, floor);
    floor = placed[at] + gap;
  }
  let ceiling = high;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at]!, ceiling);
    ceiling = placed[at] - gap;
  }
  return placed;
}
