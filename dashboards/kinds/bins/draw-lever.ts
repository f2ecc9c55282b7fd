import {
  horizontalLine,
  textAround,
  verticalLine,
  type LeverWay,
  type SceneMark,
} from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import type { LeverHandle } from "../chart.ts";

const radius = 8;

/** The way of a lever, a line from what it is about at `x` to its handle there, and the middle of its value in words. */
type LeverPlace = { way: LeverWay; x: number; from: number; middle: number };

/** Draws the lever as a handle on its way, with its value over or under it, hardly beyond its ends. */
export function drawLever(
  { text }: LeverHandle,
  { way: { left, right, y }, x, from, middle }: LeverPlace,
): SceneMark[] {
  const half = textWidth(text) / 2;
  const textX = Math.max(Math.min(x, right + 2 * radius - half), half);
  return [
    horizontalLine("base", y, left, right),
    verticalLine("planned", x, Math.min(from, y), Math.max(from, y)),
    { kind: "circle", paint: "goal", cx: x, cy: y, r: radius },
    textAround("value", { x: textX, middle }, text, "middle"),
  ];
}
