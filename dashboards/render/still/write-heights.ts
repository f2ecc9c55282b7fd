/** From a width on, a drawing is so tall, and `slope` taller for each pixel that it is wider. */
type Piece = { from: number; height: number; slope: number };

const finestPx = 0.2;
const mostErrorPx = 8;
const mostPieces = 6;
const blockPx = 24;

/**
 * Writes the heights of a drawing in the widths that it is shown in as `from,height,slope` pieces, exact in the given widths and
 * elsewhere as exact as a few pieces can be; nothing where they are as `predict` has them.
 */
export function writeHeights(
  measure: (width: number) => number,
  predict: (width: number) => number,
  { shown: [least, most], exact }: { shown: readonly [number, number]; exact: readonly number[] },
): string {
  const heights = measureAll(measure, least, most);
  const isWrong = heights.some((height, at) => Math.abs(predict(least + at) - height) > finestPx);
  if (!isWrong) return "";
  let pieces: Piece[] = [];
  for (let errorPx = finestPx; errorPx < mostErrorPx; errorPx *= 2) {
    const errors = heights.map((_, at) => (exact.includes(least + at) ? finestPx : errorPx));
    pieces = listPieces(heights, errors);
    if (pieces.length <= mostPieces) break;
  }
  return pieces.map(({ from, height, slope }) => [least + from, height, slope].join()).join(" ");
}

/** By blocks, as a layout costs: what is linear at the ends and in the middle of one is so in between. */
function measureAll(measure: (width: number) => number, least: number, most: number): number[] {
  const heights = [measure(least)];
  for (let from = least; from < most; from += blockPx) {
    const length = Math.min(blockPx, most - from);
    const [start, end] = [heights[from - least]!, measure(from + length)];
    const draw = (at: number): number => start + ((end - start) * at) / length;
    const half = Math.round(length / 2);
    const isLinear = Math.abs(measure(from + half) - draw(half)) < finestPx;
    for (let at = 1; at < length; at += 1) heights.push(isLinear ? draw(at) : measure(from + at));
    heights.push(end);
  }
  return heights;
}

function listPieces(heights: readonly number[], errors: readonly number[]): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < heights.length;) {
    const { slope, length } = fitPiece(heights.slice(from), errors.slice(from));
    pieces.push({ from, height: Math.round(heights[from]! * 10) / 10, slope });
    from += length;
  }
  return pieces;
}

/** The longest line through the first height that misses none of those it passes by more than its error. */
function fitPiece(heights: readonly number[], errors: readonly number[]) {
  const { length } = heights;
  let [flattest, steepest] = [-Infinity, Infinity];
  for (let at = 1; at < length; at += 1) {
    const rise = heights[at]! - heights[0]!;
    const low = Math.max(flattest, (rise - errors[at]!) / at);
    const high = Math.min(steepest, (rise + errors[at]!) / at);
    if (low > high) return { slope: chooseSlope(flattest, steepest), length: at };
    [flattest, steepest] = [low, high];
  }
  return { slope: chooseSlope(flattest, steepest), length };
}

function chooseSlope(low: number, high: number): number {
  if (low <= 0 && high >= 0) return 0;
  return Math.round(((low + high) / 2) * 1000) / 1000;
}
