import { labelSize, textWidth } from "../../scene/text-metrics.ts";

export type Spot = { x: number; y: number; radius: number };
/** A point and its name; a needed name may cover points without a needed one, rather than be left out. */
export type Labelled = Spot & { name: string; isNeeded?: boolean };
export type PlacedLabel = { x: number; y: number; anchor: "start" | "end" | "middle" };
type Bounds = { left: number; right: number; top: number; bottom: number };

const height = labelSize + 3;
const gap = 5;
const clearance = 3;
/**
 * Pixels by which a name is nearer to its own point than to any other that does not overlap it; an optional name that
 * is not is left out, as it would be read as the other's.
 */
const nearer = { needed: 1, others: 8 };
const farthest = gap + height + 2;

/**
 * Places names beside, above or below their points, inside the bounds, over no other name or point, nearer to their own
 * point than to any other named one, and off the lines if possible. It tries several orders and keeps the one that
 * places most names, needed ones first; a needed name may lie over points. Null for a name that has no place.
 */
export function placeLabels(
  points: readonly Labelled[],
  around: { spots: readonly Spot[]; lines?: readonly Bounds[] },
  bounds: Bounds,
): (PlacedLabel | null)[] {
  const ranked = [true, false].map((isNeeded) =>
    points.filter((point) => (point.isNeeded ?? false) === isNeeded),
  );
  let best = new Map<Labelled, PlacedLabel>();
  let most = -1;
  for (const compare of orders) {
    const placed = placeInTurn(
      ranked.flatMap((some) => some.toSorted(compare)),
      around,
      bounds,
    );
    // One needed name counts more than all others.
    const [needed, others] = ranked.map((some) => some.filter((point) => placed.has(point)).length);
    const count = needed! * points.length + others!;
    if (count > most) [most, best] = [count, placed];
    if (placed.size === points.length) break;
  }
  return points.map((point) => best.get(point) ?? null);
}

/** Orders in which names are tried; the first is from the bottom up. */
const orders: readonly ((a: Spot, b: Spot) => number)[] = [
  (a, b) => b.y - a.y,
  (a, b) => a.x - b.x,
  (a, b) => b.x - a.x,
  (a, b) => a.y - b.y,
];

function placeInTurn(
  points: readonly Labelled[],
  { spots, lines = [] }: { spots: readonly Spot[]; lines?: readonly Bounds[] },
  bounds: Bounds,
): Map<Labelled, PlacedLabel> {
  const dots = spots.map(({ x, y, radius }) => boxAround(x, y, radius, radius));
  const names: Bounds[] = [];
  const placed = new Map<Labelled, PlacedLabel>();
  for (const point of points) {
    const others = points.filter((other) => other !== point);
    const [best] = listFree(point, { names, others, bounds })
      // oxlint-disable-next-line oxc/no-map-spread -- points are shared and never changed
      .map((place) => ({
        ...place,
        covered: countTouched(place.box, dots),
        crossed: countTouched(place.box, lines),
      }))
      .filter(({ covered }) => covered === 0 || point.isNeeded === true)
      .toSorted((a, b) => a.covered - b.covered || a.crossed - b.crossed);
    if (best === undefined) continue;
    placed.set(point, best.label);
    names.push(best.box);
  }
  return placed;
}

type Around = { names: readonly Bounds[]; others: readonly Spot[]; bounds: Bounds };

/** Lists the positions of a name that are inside, overlap no other name and are nearest to its own point. */
function listFree(point: Labelled, { names, others, bounds }: Around) {
  const long = textWidth(point.name);
  const least = point.isNeeded === true ? nearer.needed : nearer.others;
  const isOwn = (box: Bounds): boolean => {
    const own = distance(box, point);
    if (own > farthest) return false;
    return others.every((other) => {
      const isOverlapping =
        Math.hypot(other.x - point.x, other.y - point.y) < point.radius + other.radius;
      return distance(box, other) >= own + (isOverlapping ? 0 : least);
    });
  };
  return listPlaces(point, bounds)
    .map((label) => ({ label, box: boxOf(label, long) }))
    .filter(({ box }) => isInside(box, bounds) && countTouched(box, names) === 0 && isOwn(box));
}

/** Returns the distance from a name to the edge of a point; below 0 where they overlap. */
function distance({ left, right, top, bottom }: Bounds, { x, y, radius }: Spot): number {
  const across = Math.max(left + clearance - x, 0, x - right + clearance);
  const up = Math.max(top - y, 0, y - bottom);
  return Math.hypot(across, up) - radius;
}

function countTouched(box: Bounds, others: readonly Bounds[]): number {
  return others.reduce((count, other) => count + (touches(box, other) ? 1 : 0), 0);
}

/**
 * Lists the possible positions; a needed name may also be a line further off, and names above and below may end at an
 * edge.
 */
function listPlaces(
  { x, y, radius, isNeeded = false }: Labelled,
  { left, right }: Bounds,
): PlacedLabel[] {
  const away = radius + gap;
  const over = radius + height / 2 + 1;
  const off = isNeeded ? [height / 2, height] : [height / 2];
  const beside = off
    .flatMap((far) => [-far, far])
    .flatMap((aside): PlacedLabel[] => [
      { x: x + away, y: y + aside, anchor: "start" },
      { x: x - away, y: y + aside, anchor: "end" },
    ]);
  return [
    { x: x + away, y, anchor: "start" },
    { x: x - away, y, anchor: "end" },
    ...[y - over, y + over, ...(isNeeded ? [y - over - height, y + over + height] : [])].flatMap(
      (beyond): PlacedLabel[] => [
        { x, y: beyond, anchor: "middle" },
        { x: x - radius, y: beyond, anchor: "start" },
        { x: x + radius, y: beyond, anchor: "end" },
        { x: right, y: beyond, anchor: "end" },
        { x: left, y: beyond, anchor: "start" },
      ],
    ),
    ...beside,
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
