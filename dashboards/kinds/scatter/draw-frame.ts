import type { SceneMark } from "../../scene/scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import type { ScatterPlan } from "./plan.ts";

const box = { y: 3, width: 44, height: 16 };
const gap = 6;

/** Draws a small map over the filtered plot: the range of all points, and in it the range that the plot shows. */
export function drawFrame({ chart, up, right, x, y, whole }: ScatterPlan): SceneMark[] {
  const isSame = String([x.domain, y.domain]) === String([whole.x, whole.y]);
  const left = right - box.width;
  if (isSame || chart.comparison !== undefined || textWidth(up.name) + gap > left) return [];
  const [across, upward] = [span(x.domain, whole.x), span(y.domain, whole.y)];
  const place = (now: Limits, high: Limits) => {
    const [from, to] = [across(now[0]), across(now[1])];
    const [bottom, top] = [upward(high[0]), upward(high[1])];
    return {
      x: left + from * box.width,
      y: box.y + (1 - top) * box.height,
      width: Math.max((to - from) * box.width, 2),
      height: Math.max((top - bottom) * box.height, 2),
    };
  };
  const text = chart.format.copy.mark.unfiltered;
  const isNamed = textWidth(up.name) + textWidth(text) + 3 * gap < left;
  return [
    { kind: "rect", paint: "planned", ...place(whole.x, whole.y) },
    { kind: "rect", paint: "bar-open", ...place(x.domain, y.domain) },
    ...(isNamed
      ? [{ kind: "text", paint: "tick", x: left - gap, y: 15, text, anchor: "end" } as const]
      : []),
  ];
}

type Limits = readonly [number, number];

/** Returns a function that maps the union of two ranges onto 0 to 1. */
function span(one: Limits, other: Limits): (value: number) => number {
  const [low, high] = [Math.min(one[0], other[0]), Math.max(one[1], other[1])];
  return (value) => (value - low) / (high - low);
}
