import { textAround, verticalLine, type SceneMark } from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import type { LeverHandle } from "../chart.ts";

const radius = 6;
const textGap = 12;

/** Draws the lever as a handle at the end of a line, with its value beside it, within the width of the drawing. */
export function drawLever(
  { text }: LeverHandle,
  { x, from, to, width }: { x: number; from: number; to: number; width: number },
): SceneMark[] {
  const isLeft = x + textGap + textWidth(text) > width;
  const place = { x: isLeft ? x - textGap : x + textGap, middle: to };
  return [
    verticalLine("planned", x, Math.min(from, to), Math.max(from, to)),
    { kind: "circle", paint: "goal", cx: x, cy: to, r: radius },
    textAround("value", place, text, isLeft ? "end" : "start"),
  ];
}
