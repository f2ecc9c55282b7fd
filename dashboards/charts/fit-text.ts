// Mean advance of Schibsted Grotesk at 1 em; a little wide, so that what fits by it fits on the screen.
const advance = 0.55;
export const labelSize = 13;

/** Width of a text in pixels, estimated: measuring would make the page lay out. */
export function textWidth(text: string, size = labelSize): number {
  return text.length * size * advance;
}

/** A text cut to a width, with an ellipsis; empty where not even three letters fit. */
export function fitText(text: string, width: number, size = labelSize): string {
  if (textWidth(text, size) <= width) return text;
  const letters = Math.floor(width / (size * advance)) - 1;
  return letters < 3 ? "" : `${text.slice(0, letters).trimEnd()}…`;
}

/** Every how many labels can be written without touching, given the space between two of them. */
export function labelStride(labels: readonly string[], step: number, gap = 10): number {
  const widest = Math.max(0, ...labels.map((label) => textWidth(label)));
  return Math.max(1, Math.ceil((widest + gap) / Math.max(step, 1)));
}

/** Heights pushed apart until no two labels touch, inside `low` to `high`; the order of the heights is kept. */
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
    floor = placed[at]! + gap;
  }
  let ceiling = high;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at]!, ceiling);
    ceiling = placed[at]! - gap;
  }
  return placed;
}
