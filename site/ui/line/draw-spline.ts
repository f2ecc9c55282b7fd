export type Point = { x: number; y: number };

/**
 * Draws a Catmull-Rom spline through points, from wherever the path stands. The first control point of a segment mirrors
 * the second one of the segment before; relative whole numbers compress well.
 */
export function drawSpline(points: readonly Point[]): string {
  return points.map((point, index) => drawSegment(points, point, index)).join("");
}

function drawSegment(points: readonly Point[], point: Point, index: number): string {
  if (index === 0) return `L${String(Math.round(point.x))} ${String(Math.round(point.y))}`;
  const start = points[index - 1] ?? point;
  const after = points[index + 1] ?? point;
  const control = { x: point.x - (after.x - start.x) / 6, y: point.y - (after.y - start.y) / 6 };
  return `s${measureStep(start, control)} ${measureStep(start, point)}`;
}

function measureStep(from: Point, to: Point): string {
  const x = Math.round(to.x) - Math.round(from.x);
  const y = Math.round(to.y) - Math.round(from.y);
  return `${String(x)} ${String(y)}`;
}
