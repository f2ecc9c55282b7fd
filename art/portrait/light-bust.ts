import { findSurface } from "./bust.ts";
import { add, dot, normalize, scale, type Point } from "./solids.ts";

export type Light = { light: number; isFigure: boolean };

const key = normalize([-0.72, 0.5, 0.48]);
const rim = normalize([0.9, 0.3, -0.32]);
const steps = 90;
const far = 7;

/** How light the picture is at a place, which is from 0 at the upper left to 1. */
export function lightBust(across: number, down: number): Light {
  const start: Point = [(across - 0.5) * 3, 1.42 - down * 3.6, 3];
  const depth = march(start, [0, 0, -1]);
  if (depth === undefined) {
    return {
      light: 0.1 + 0.36 * Math.max(0, 1 - Math.hypot(across - 0.95, down - 0.1)),
      isFigure: false,
    };
  }
  return { light: shade(add(start, [0, 0, -depth])), isFigure: true };
}

function shade(point: Point): number {
  const { isHair, isCloth } = findSurface(point);
  const normal = findNormal(point);
  const direct = isLit(point, normal) ? Math.max(0, dot(normal, key)) : 0;
  const edge = Math.max(0, dot(normal, rim)) ** 2;
  const tone = isHair ? 0.3 : isCloth ? 0.42 : 1;
  const filled = 0.07 * Math.max(0, normal[2]);
  return Math.min(1, tone * (1.02 * direct ** 1.1 + filled) + 0.6 * edge);
}

function march(start: Point, direction: Point): number | undefined {
  let way = 0;
  for (let step = 0; step < steps; step += 1) {
    const { distance } = findSurface(add(start, scale(direction, way)));
    if (distance < 0.002) return way;
    way += distance * 0.8;
    if (way > far) return undefined;
  }
  return undefined;
}

function isLit(point: Point, normal: Point): boolean {
  return march(add(point, scale(normal, 0.03)), key) === undefined;
}

function findNormal([x, y, z]: Point): Point {
  const step = 0.004;
  return normalize([
    slope([x + step, y, z], [x - step, y, z]),
    slope([x, y + step, z], [x, y - step, z]),
    slope([x, y, z + step], [x, y, z - step]),
  ]);
}

function slope(from: Point, to: Point): number {
  return findSurface(from).distance - findSurface(to).distance;
}
