import type { TextMark } from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import type { Chart } from "../chart.ts";
import type { readStates } from "../read-states.ts";
import { plainFills } from "../series-paint.ts";
import type { ValueWriter } from "../write-values.ts";
import type { Part } from "./bar-parts.ts";

const size = 12;
const percent = { unit: "percent", decimals: 0 } as const;

type StateOf = ReturnType<typeof readStates>;
type PartBox = { x: number; y: number; width: number; height: number };

/** Draws the value of a stacked part, or its share of the whole, where it fits and the part is not hatched. */
export function drawPartLabel(
  { chart, write, stateOf }: { chart: Chart; write: ValueWriter; stateOf: StateOf },
  part: Part & { series: number; layering: string },
  { x, y, width, height }: PartBox,
): TextMark[] {
  const { cell, from, to } = part;
  const text =
    part.layering === "whole"
      ? chart.format.plain(percent, to - from)
      : write(cell.measure, cell.value);
  const isFit = textWidth(text, size) + 8 < width && height > size + 3;
  if (!isFit || part.series >= plainFills) return [];
  // Unselected parts are pale, and a figure in the page's color would not be legible on them.
  const paint = stateOf(cell.bin) === "unselected" ? "name" : "part-text";
  return [{ kind: "text", paint, x, y: y + size * 0.34, text, anchor: "middle" }];
}
