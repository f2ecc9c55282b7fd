import type { Point } from "../../scene/line-path.ts";
import type { TextAnchor } from "../../scene/scene.ts";

const awayPx = 14;

/**
 * Returns the middle of the value of a point of a line, and its anchor: over the point, or below it where the line
 * leaves room. Where the axis is too close for that, it is over the point, on the side where the line rises less.
 */
export function placeValue(
  points: readonly Point[],
  at: number,
  bottom: number,
): [middle: number, anchor: TextAnchor] {
  const { y } = points[at]!;
  const fall = (other: number): number => (points[other]?.y ?? y) - y || 0;
  const [before, after] = [fall(at - 1), fall(at + 1)];
  if (before + after >= 0) return [y - awayPx, "middle"];
  if (y + 2 * awayPx < bottom) return [y + awayPx, "middle"];
  return [y - awayPx, before < after ? "start" : "end"];
}
