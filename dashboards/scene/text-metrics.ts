export const labelSize = 13;

// Advances of Schibsted Grotesk in em, by the breadth of the letter; what fits by them fits on the screen.
const advances: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;()'1IJfijlrtí|]/, 0.34],
  [/[%MWmw…€+]/, 0.88],
  [/[A-ZÁÉÍÓÚÑ]/, 0.7],
];
const usualAdvance = 0.59;

function advanceOf(letter: string): number {
  return advances.find(([letters]) => letters.test(letter))?.[1] ?? usualAdvance;
}

const widths = new Map<string, number>();

/** Width of a text in pixels, estimated: measuring would make the page lay out. */
export function textWidth(text: string, size = labelSize): number {
  let width = widths.get(text);
  if (width === undefined) {
    width = 0;
    for (const letter of text) width += advanceOf(letter);
    if (widths.size > mostKept) widths.clear();
    widths.set(text, width);
  }
  return width * size;
}

const mostKept = 4000;

/** A text cut to a width, with an ellipsis; empty where not even three letters fit. */
export function fitText(text: string, width: number, size = labelSize): string {
  if (textWidth(text, size) <= width) return text;
  let [end, left] = [0, width - textWidth("…", size)];
  for (const letter of text) {
    left -= advanceOf(letter) * size;
    if (left < 0) break;
    end += letter.length;
  }
  return end < 3 ? "" : `${text.slice(0, end).trimEnd()}…`;
}

/** A text on as many lines of a width as it needs, broken at spaces. */
export function breakText(text: string, width: number, size = labelSize): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A text on at most so many lines of a width, broken at spaces; none where it does not fit whole. */
export function wrapText(text: string, width: number, most: number): string[] {
  const lines = breakText(text, width);
  const isFit = lines.length <= most && lines.every((line) => textWidth(line) <= width);
  return isFit ? lines : [];
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
    floor = placed[at] + gap;
  }
  let ceiling = high;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at]!, ceiling);
    ceiling = placed[at] - gap;
  }
  return placed;
}

const endMargin = 16;

/** What is written at the ends of lines: name and value, or the name alone; `isCut` where even the names do not fit in a width. */
export function layOutEnds(
  ends: readonly { name: string; value: string }[],
  most: number,
): { texts: string[]; width: number; isCut: boolean } {
  const both = ends.map(({ name, value }) => `${name} ${value}`.trim());
  const names = ends.map(({ name, value }) => name || value);
  const texts = breadth(both) <= most ? both : names;
  return { texts, width: breadth(texts), isCut: breadth(texts) > most };
}

function breadth(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => textWidth(text))) + endMargin;
}
