import { mergeBoxes } from "../scene/outline.ts";
import type { MarkState } from "../scene/mark-state.ts";
import type { Box } from "./squarify.ts";

/** Whether a cell of this tone is framed: shades tell its value, so that the frame alone tells the tone. */
export function isOutlined(tone: MarkState): boolean {
  return tone === "argued" || tone === "chosen";
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
