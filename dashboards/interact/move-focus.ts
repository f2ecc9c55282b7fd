export type Place = { x: number; y: number };

const directions: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const sameLine = 0.5;
// A mark straight ahead beats one that is nearer but off the line.
const asideWeight = 4;

/**
 * Returns the mark that a key moves the focus to from `current`, or null for another key. Arrows go to the nearest mark
 * in their direction; where all marks lie in one line, the other two arrows follow that line as well.
 */
export function moveFocus(places: readonly Place[], current: number, key: string): number | null {
  const last = places.length - 1;
  const page = Math.max(1, Math.round(places.length / 10));
  if (key === "PageDown") return Math.min(current + page, last);
  if (key === "PageUp") return Math.max(current - page, 0);
  if (key === "Home" || key === "End") return findEnd(places, current, key === "End");
  const direction = directions[key];
  if (direction === undefined) return null;
  const isAcross = direction.x !== 0;
  const from = places[current]!;
  const isLine = places.every((place) =>
    isAcross ? Math.abs(place.x - from.x) < sameLine : Math.abs(place.y - from.y) < sameLine,
  );
  if (isLine) return Math.min(Math.max(current + direction.x + direction.y, 0), last);
  return findNearest(places, current, direction);
}

function findNearest(places: readonly Place[], current: number, { x, y }: Place): number {
  const from = places[current]!;
  let [best, shortest] = [current, Infinity];
  for (const [at, place] of places.entries()) {
    const ahead = (place.x - from.x) * x + (place.y - from.y) * y;
    const aside = Math.abs((place.x - from.x) * y) + Math.abs((place.y - from.y) * x);
    const distance = ahead + aside * asideWeight;
    if (ahead > sameLine && distance < shortest) [best, shortest] = [at, distance];
  }
  return best;
}

function findEnd(places: readonly Place[], current: number, isLast: boolean): number {
  const { y } = places[current]!;
  const row = places.flatMap((place, at) => (Math.abs(place.y - y) < sameLine ? [at] : []));
  const among = row.length > 1 ? row : places.map((_, at) => at);
  return (isLast ? among.at(-1) : among[0])!;
}
