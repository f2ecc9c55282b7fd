import type { Box, PathMark } from "./scene.ts";

export function mergeBoxes(boxes: readonly Box[], gap: number): Box[] {
  const runs: Box[] = [];
  for (const { x, y, width, height } of boxes) {
    const last = runs.at(-1);
    if (last?.y === y && isNext(last.x + last.width, x, gap)) last.width = x + width - last.x;
    else runs.push({ x, y, width, height });
  }
  const merged: Box[] = [];
  for (const run of runs) {
    const above = merged.find(
      ({ x, width, y, height }) =>
        x === run.x && width === run.width && isNext(y + height, run.y, gap),
    );
    if (above === undefined) merged.push(run);
    else above.height = run.y + run.height - above.y;
  }
  return merged;
}

function isNext(end: number, start: number, gap: number): boolean {
  return Math.abs(start - end - gap) < 0.5;
}

export function drawOutline(boxes: readonly Box[], gap: number): PathMark[] {
  const d = mergeBoxes(boxes, gap)
    .map(
      ({ x, y, width, height }) =>
        `M${String(x)} ${String(y)}h${String(width)}v${String(height)}h${String(-width)}z`,
    )
    .join("");
  return (["outline-edge", "outline"] as const).map((paint) => ({ kind: "path", paint, d }));
}
