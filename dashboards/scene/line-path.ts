export type Point = { x: number; y: number };

export function linePath(points: readonly Point[]): string {
  return listRuns(points)
    .map((run) => `M${run.map(writePoint).join("L")}`)
    .join("");
}

export function areaPath(points: readonly Point[], base: number): string {
  return listRuns(points)
    .map((run) => {
      const [first, last] = [run[0]!, run.at(-1)!];
      const [from, to] = [round(first.x), round(last.x)];
      return `M${from} ${round(base)}L${run.map(writePoint).join("L")}L${to} ${round(base)}Z`;
    })
    .join("");
}

function listRuns(points: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const point of points) {
    if (Number.isNaN(point.y)) run = [];
    else if (run.push(point) === 1) runs.push(run);
  }
  return runs;
}

function writePoint({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** Rounds to tenths of a pixel, which are finer than visible and take half the bytes. */
function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
