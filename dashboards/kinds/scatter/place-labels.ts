import { labelSize, textWidth } from "../../scene/text-metrics.ts";

export type Spot = { x: number; y: number; radius: number };
/** A name that is needed stands over points that are not rather than nowhere. */
export type Labelled = Spot & { name: string; isNeeded?: boolean };
export type PlacedLabel = { x: number; y: number; anchor: "start" | "end" | "middle" };
type Bounds = { left: number; right: number; top: number; bottom: number };

const height = labelSize + 3;
const gap = 5;
const clearance = 3;

/**
 * Places the names of points beside, above or below each, where they touch no other name or point and stay inside: those that are
 * needed first, from the bottom up, then the others in order of weight. A needed name may lie over points, but not beside one that
 * it does not name.
 */
export function placeLabels(
  points: readonly Labelled[],
  spots: readonly Spot[],
  bounds: Bounds,
): (PlacedLabel | null)[] {
  const dots = spots.map(({ x, y, radius }) => boxAround(x, y, radius, radius));
  const names: Bounds[] = [];
  const isNeeded = (point: Labelled): boolean => point.isNeeded === true;
  const turns = [
    ...points.filter(isNeeded).toSorted((a, b) => b.y - a.y),
    ...points.filter((point) => !isNeeded(point)),
  ];
  const placed = new Map<Labelled, PlacedLabel>();
  for (const point of turns) {
    const strangers = points.filter((other) => other !== point).map(boxNear);
    const [best] = listFree(point, [...names, ...strangers], bounds)
      .map(({ label, box }) => ({ label, box, covered: countTouched(box, dots) }))
      .filter(({ covered }) => covered === 0 || isNeeded(point))
      .toSorted((a, b) => a.covered - b.covered);
    if (best === undefined) continue;
    placed.set(point, best.label);
    names.push(best.box);
  }
  return points.map((point) => placed.get(point) ?? null);
}

/** The places of a name that stay inside and touch no other name. */
function listFree(point: Labelled, names: readonly Bounds[], bounds: Bounds) {
  const long = textWidth(point.name);
  return listPlaces(point, point.isNeeded === true)
    .map((label) => ({ label, box: boxOf(label, long) }))
    .filter(({ box }) => isInside(box, bounds) && countTouched(box, names) === 0);
}

function countTouched(box: Bounds, others: readonly Bounds[]): number {
  return others.reduce((count, other) => count + (touches(box, other) ? 1 : 0), 0);
}

/** Names that are needed may stand a line further off. */
function listPlaces({ x, y, radius }: Spot, isNeeded: boolean): PlacedLabel[] {
  const away = radius + gap;
  const over = radius + height / 2 + 1;
  return [
    { x: x + away, y, anchor: "start" },
    { x: x - away, y, anchor: "end" },
    ...[y - over, y + over, ...(isNeeded ? [y - over - height, y + over + height] : [])].flatMap(
      (beyond): PlacedLabel[] => [
        { x, y: beyond, anchor: "middle" },
        { x: x - radius, y: beyond, anchor: "start" },
        { x: x + radius, y: beyond, anchor: "end" },
      ],
    ),
  ];
}

const shifts = { start: 0, end: 1, middle: 0.5 };

function boxOf({ x, y, anchor }: PlacedLabel, long: number): Bounds {
  return boxAround(x + long * (0.5 - shifts[anchor]), y, long / 2 + clearance, height / 2);
}

function boxNear({ x, y, radius }: Spot): Bounds {
  return boxAround(x, y, radius + gap, 0);
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
