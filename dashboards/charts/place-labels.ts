import { labelSize, textWidth } from "./fit-text.ts";

/** A point that may be named: its middle and its radius. */
export type Spot = { x: number; y: number; radius: number };
export type Labelled = Spot & { name: string };
export type PlacedLabel = { x: number; y: number; anchor: "start" | "end" };

const height = labelSize + 3;
const gap = 5;

/** Names for points in order of weight, right or left of each, where they touch no other name or point and stay in the drawing. */
export function placeLabels(
  points: readonly Labelled[],
  spots: readonly Spot[],
  [left, right]: readonly [number, number],
): (PlacedLabel | null)[] {
  const taken = spots.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    y,
    reach: radius + height / 2,
  }));
  const isFree = (start: number, end: number, y: number): boolean =>
    start >= left &&
    end <= right &&
    taken.every(
      (other) => end < other.left || start > other.right || Math.abs(other.y - y) >= other.reach,
    );
  return points.map(({ x, y, radius, name }) => {
    const long = textWidth(name);
    const start = x + radius + gap;
    const end = x - radius - gap;
    if (isFree(start, start + long, y)) {
      taken.push({ left: start, right: start + long, y, reach: height });
      return { x: start, y, anchor: "start" };
    }
    if (isFree(end - long, end, y)) {
      taken.push({ left: end - long, right: end, y, reach: height });
      return { x: end, y, anchor: "end" };
    }
    return null;
  });
}
