import type { Point } from "../../scene/line-path.ts";

const awayPx = 14;
/** The line may rise or fall by this many px near a label `awayPx` from it. */
const slackPx = 5;
/** Largest distance in px between a label and the line's end: farther off it would seem to label an earlier peak. */
const mostOverPx = 24;

/**
 * Returns the middle of a label, in px, that ends at the last point and is `long` px wide: just above the line's end,
 * just below it where the line falls towards it, or above all of the line under the label; undefined where that would
 * seem to label a peak.
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
