import { textAround, type SceneMark } from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import type { Chart } from "../chart.ts";
import { writeUnit } from "../units/write-drawn.ts";
import type { CupsSpec } from "./spec.ts";

type Key = { chart: Chart<CupsSpec>; unit: number; name: "wide" | "narrow"; width: number };

/** Draws one cup with what it stands for, and what a distance from the bar is. */
export function drawKey({ chart, unit, name, width }: Key): SceneMark[] {
  const text = writeUnit(chart, unit);
  const across = chart.axes[1]?.name ?? "";
  const isRoomy = textWidth(text) + textWidth(across) + 40 < width;
  return [
    { kind: "path", paint: `${name}-cup-1`, d: "M6 10h.1" },
    textAround("key", { x: 16, middle: 10 }, text),
    ...(isRoomy ? [textAround("tick", { x: width, middle: 10 }, across, "end")] : []),
  ];
}
