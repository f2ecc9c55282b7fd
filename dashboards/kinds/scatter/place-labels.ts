import { labelSize, textWidth } from "../../scene/text-metrics.ts";

export type Spot = { x: number; y: number; radius: number };
/** A name that is needed stands over points rather than nowhere. */
export type Labelled = Spot & { name: string; isNeeded?: boolean };
export type PlacedLabel = { x: number; y: number; anchor: "start" | "end" | "middle" };
type Bounds = { left: number; right: number; top: number; bottom: number };

const height = labelSize + 3;
const gap = 5;
const clearance = 3;

/**
 * Places the names of points in order of weight, right, left, above or below each, where they touch no other name or point and
 * stay inside; the names of points that are needed may lie over others.
 */
export function placeLabels(
  points: readonly Labelled[],
  spots: readonly Spot[],
  bounds: Bounds,
): (PlacedLabel | null)[] {
  const dots = spots.map(({ x, y, radius }) => boxAround(x, y, radius, radius));
  const names: Bounds[] = [];
  return points.map((point) => {
    const long = textWidth(point.name);
    const places = listPlaces(point, point.isNeeded === true).filter((place) => {
      const box = boxOf(place, long);
      return isInside(box, bounds) && names.every((other) => !touches(box, other));
    });
    const isFree = (place: PlacedLabel): boolean =>
      dots.every((dot) => !touches(boxOf(place, long), dot));
    const placed = places.find(isFree) ?? (point.isNeeded === true ? places[0] : undefined);
    if (placed === undefined) return null;
    names.push(boxOf(placed, long));
    return placed;
  });
}

/** Names that are needed may stand a line further off. */
function listPlaces({ x, y, radius }: Spot, isNeeded: boolean): PlacedLabel[] {
  const away = radius + gap;
  const over = radius + height / 2 + 1;
  return [
    { x: x + away, y, anchor: "start" },
    { x: x - away, y, anchor: "end" },
    { x, y: y - over, anchor: "middle" },
    { x, y: y + over, anchor: "middle" },
    ...(isNeeded ? [-1, 1] : []).map((side): PlacedLabel => ({
      x,
      y: y + side * (over + height),
      anchor: "middle",
    })),
  ];
}

const shifts = { start: 0, end: 1, middle: 0.5 };

function boxOf({ x, y, anchor }: PlacedLabel, long: number): Bounds {
  return boxAround(x + long * (0.5 - shifts[anchor]), y, long / 2 + clearance, height / 2);
}

function boxAround(x: number, y: number, across: number, up: number): Bounds {
  return { left: x - across, right: x + across, top: y - up, bottom: y + up };
}

function touches(one: Bounds, other: Bounds): boolean {
  const isBeside = one.right <= other.left || one.left >= other.right;
  return !isBeside && one.bottom > other.top && one.top < other.bottom;
}

function isInside(box: Bounds, bounds: Bounds): boolean {
  const isAcross = box.left >= bounds.left - clearance && box.right <= bounds.right + clearance;
  return isAcross && box.top >= bounds.top && box.bottom <= bounds.bottom;
}
