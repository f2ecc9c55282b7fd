import type { Box } from "../../scene/scene.ts";
import type { PlotPoint } from "./place-points.ts";

export type GridCell = Box & {
  bins: readonly number[];
  across: readonly [number, number];
  up: readonly [number, number];
};

type Plane = {
  x: { invert: (pixel: number) => number };
  y: { invert: (pixel: number) => number };
  left: number;
  right: number;
  top: number;
  bottom: number;
};

const cellPx = 56;

/**
 * Groups points into the cells of a grid of about 56 px, row by row, without empty cells; each cell has its rectangle,
 * its bins and the values at its edges.
 */
export function gatherPoints(points: readonly PlotPoint[], plane: Plane): GridCell[] {
  const { left, right, top, bottom } = plane;
  const columns = Math.max(1, Math.round((right - left) / cellPx));
  const rows = Math.max(1, Math.round((bottom - top) / cellPx));
  const [width, height] = [(right - left) / columns, (bottom - top) / rows];
  const binsOf = new Map<number, number[]>();
  for (const { x, y, bin } of points) {
    const column = Math.min(Math.floor((x - left) / width), columns - 1);
    const row = Math.min(Math.floor((y - top) / height), rows - 1);
    const cell = row * columns + column;
    const bins = binsOf.get(cell);
    if (bins === undefined) binsOf.set(cell, [bin]);
    else bins.push(bin);
  }
  return [...binsOf]
    .toSorted(([a], [b]) => a - b)
    .map(([cell, bins]) => {
      const [x, y] = [left + (cell % columns) * width, top + Math.floor(cell / columns) * height];
      return {
        x,
        y,
        width,
        height,
        bins: bins.toSorted((a, b) => a - b),
        across: [plane.x.invert(x), plane.x.invert(x + width)],
        up: [plane.y.invert(y + height), plane.y.invert(y)],
      };
    });
}
