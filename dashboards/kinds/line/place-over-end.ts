import type { Point } from "../../scene/line-path.ts";

const awayPx = 14;
/** A label at `awayPx` from a line leaves it this much to rise or fall. */
const slackPx = 5;
/** Over more of the line than this, a label would be read as that of a peak before the end. */
const mostOverPx = 24;

/**
 * Returns the middle of a label of a width in pixels that ends where the last point is: just above the line's end, just below it
 * where the line comes down to it, or above all of the line that it spans; undefined where that is a peak that it does not name.
 */
export function placeOverEnd(
  points: readonly Point[],
  long: number,
  bottom: number,
): number | undefined {
  const from = points.at(-1)!.x - long;
  const end = points.findLast(({ y }) => !Number.isNaN(y))!.y;
  const spanned = points.filter(({ y }, at) => (points[at + 1]?.x ?? 0) > from && !Number.isNaN(y));
  const heights = spanned.map(({ y }) => y);
  const [highest, lowest] = [Math.min(end, ...heights), Math.max(end, ...heights)];
  if (highest >= end - slackPx) return end - awayPx;
  const below = end + awayPx;
  if (lowest <= end + slackPx && below + awayPx <= bottom) return below;
  return end - highest <= mostOverPx ? highest - awayPx : undefined;
}
