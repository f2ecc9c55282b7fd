import type { Tone } from "../kinds/read-series.ts";
import type { Box } from "./squarify.ts";

/** Whether a cell of this tone is framed: shades tell its value, so that the frame alone tells the tone. */
export function isOutlined(tone: Tone): boolean {
  return tone === "argued" || tone === "chosen";
}

/** Cells that touch, as one box where they make up a rectangle; boxes come row by row. */
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

/** The frame of the cells that are argued about or chosen. */
export function Outline({ boxes, gap }: { boxes: readonly Box[]; gap: number }) {
  const path = mergeBoxes(boxes, gap)
    .map(
      ({ x, y, width, height }) =>
        `M${String(x)} ${String(y)}h${String(width)}v${String(height)}h${String(-width)}z`,
    )
    .join("");
  return (
    <>
      <path className="outline-edge" d={path} />
      <path className="outline" d={path} />
    </>
  );
}
