import { carve, ellipsoid, join, rod, type Point } from "./solids.ts";

// In heads: the chin is at -0.9, the crown at 1.05; x to the right, y up, z to the front. Nobody sat for it.
const turn = 0.62;
const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];

export type Surface = { distance: number; isHair: boolean; isCloth: boolean };

export function findSurface(point: Point): Surface {
  const head = turnHead(point);
  const skin = Math.min(join(face(head), neck(head), 0.16), 9);
  const hair = hairOf(head);
  const cloth = clothOf(point);
  const distance = Math.min(skin, hair, cloth);
  return { distance, isHair: distance === hair, isCloth: distance === cloth };
}

/** Faces the light at the left, a little down. */
function turnHead([x, y, z]: Point): Point {
  const nod = 0.08;
  const [turnedX, turnedZ] = [x * cosine + z * sine, -x * sine + z * cosine];
  return [
    turnedX,
    y * Math.cos(nod) - turnedZ * Math.sin(nod),
    y * Math.sin(nod) + turnedZ * Math.cos(nod),
  ];
}

function face(point: Point): number {
  const side: Point = [Math.abs(point[0]), point[1], point[2]];
  const skull = ellipsoid(point, [0, 0.36, -0.12], [0.6, 0.66, 0.74]);
  const jaw = ellipsoid(point, [0, -0.26, 0.13], [0.48, 0.64, 0.5]);
  let solid = join(skull, jaw, 0.22);
  solid = join(solid, ellipsoid(point, [0, -0.8, 0.44], [0.2, 0.14, 0.15]), 0.18);
  solid = join(solid, ellipsoid(side, [0.3, -0.14, 0.42], [0.16, 0.13, 0.14]), 0.16);
  solid = join(solid, rod(side, [0.06, 0.2, 0.62], [0.32, 0.2, 0.5], 0.07), 0.12);
  solid = carve(solid, ellipsoid(side, [0.22, 0.07, 0.74], [0.16, 0.1, 0.16]), 0.09);
  solid = Math.min(solid, ellipsoid(side, [0.22, 0.05, 0.5], [0.13, 0.1, 0.12]));
  solid = join(solid, noseOf(side), 0.07);
  solid = join(solid, ellipsoid(point, [0, -0.47, 0.61], [0.17, 0.045, 0.09]), 0.05);
  solid = join(solid, ellipsoid(point, [0, -0.565, 0.59], [0.15, 0.055, 0.09]), 0.05);
  return Math.min(solid, ellipsoid(side, [0.58, -0.02, -0.06], [0.07, 0.2, 0.13]));
}

function noseOf(side: Point): number {
  const bridge = rod(side, [0, 0.16, 0.62], [0, -0.2, 0.84], 0.06, 0.085);
  return join(bridge, ellipsoid(side, [0.09, -0.24, 0.68], [0.07, 0.06, 0.08]), 0.06);
}

function neck(point: Point): number {
  return rod(point, [0, -0.55, -0.16], [0, -1.7, -0.34], 0.34, 0.4);
}

function hairOf(point: Point): number {
  const cap = ellipsoid(point, [0, 0.42, -0.2], [0.69, 0.75, 0.84]);
  const [x, y, z] = point;
  // The hairline: from the forehead back to the ear, and down to the nape.
  const forehead = 0.6 * z - 0.8 * y + 0.02 + 0.25 * x * x;
  const nape = 0.9 * z + 0.16 * y + 0.04;
  const parted = ellipsoid(point, [-0.2, 0.88, 0.36], [0.46, 0.24, 0.4]);
  return join(Math.max(cap, Math.min(forehead, nape)), parted, 0.2);
}

function clothOf(point: Point): number {
  const side: Point = [Math.abs(point[0]), point[1], point[2]];
  const shoulders = rod(side, [0.2, -1.72, -0.3], [1.15, -2.15, -0.3], 0.36, 0.4);
  const chest = ellipsoid(point, [0, -2.9, -0.2], [1.5, 1.35, 0.72]);
  const body = join(shoulders, chest, 0.35);
  const collar = Math.abs(rod(point, [0, -1.2, -0.22], [0, -1.85, -0.3], 0.44, 0.62)) - 0.05;
  return Math.min(body, Math.max(collar, point[1] + 1.22 + 0.5 * point[2]));
}
