import type { Point } from "../../scene/line-path.ts";

const awayPx = 14;

/** Returns the middle of the value of a point of a line: over it, or below it where the line does not go. */
export function placeValue(points: readonly Point[], at: number, bottom: number): number {
  const { y } = points[at]!;
  const fall = (other: number): number => (points[other]?.y ?? y) - y || 0;
  const isBelow = fall(at - 1) + fall(at + 1) < 0 && y + 2 * awayPx < bottom;
  return isBelow ? y + awayPx : y - awayPx;
}
