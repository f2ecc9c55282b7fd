export type Point = readonly [number, number, number];

export const add = ([a, b, c]: Point, [d, e, f]: Point): Point => [a + d, b + e, c + f];
const subtract = ([a, b, c]: Point, [d, e, f]: Point): Point => [a - d, b - e, c - f];
export const scale = ([a, b, c]: Point, by: number): Point => [a * by, b * by, c * by];
export const dot = ([a, b, c]: Point, [d, e, f]: Point): number => a * d + b * e + c * f;
const lengthOf = ([a, b, c]: Point): number => Math.hypot(a, b, c);
export const normalize = (point: Point): Point => scale(point, 1 / lengthOf(point));

/** Distance to an ellipsoid, exact enough to march to it. */
export function ellipsoid(point: Point, centre: Point, [x, y, z]: Point): number {
  const from = subtract(point, centre);
  const near = lengthOf([from[0] / x, from[1] / y, from[2] / z]);
  const steep = lengthOf([from[0] / x ** 2, from[1] / y ** 2, from[2] / z ** 2]);
  return steep === 0 ? -Math.min(x, y, z) : (near * (near - 1)) / steep;
}

/** Distance to a rod with round ends, which may be thicker at one of them. */
export function rod(
  point: Point,
  from: Point,
  to: Point,
  radius: number,
  endRadius = radius,
): number {
  const along = subtract(to, from);
  const way = subtract(point, from);
  const part = Math.max(0, Math.min(1, dot(way, along) / dot(along, along)));
  return lengthOf(subtract(way, scale(along, part))) - (radius + (endRadius - radius) * part);
}

/** Joins two solids with a soft seam of a width. */
export function join(a: number, b: number, seam: number): number {
  const blend = Math.max(0, Math.min(1, 0.5 + (b - a) / (2 * seam)));
  return b + (a - b) * blend - seam * blend * (1 - blend);
}

/** Takes the second solid out of the first, with a soft edge of a width. */
export function carve(a: number, b: number, edge: number): number {
  return -join(-a, b, edge);
}
