import type { LinearScale } from "../scales/linear-scale.ts";
import { group, textAround, type GroupMark } from "../scene.ts";
import { textWidth } from "../text-metrics.ts";

/** Step of the gutter's width, so that the drawing does not shift with every digit that a filter removes. */
const gutterStepPx = 16;

export function gutterFor(labels: readonly string[]): number {
  const widest = Math.max(...labels.map((label) => textWidth(label)));
  return Math.ceil((widest + 8) / gutterStepPx) * gutterStepPx;
}

type ValueGrid = {
  scale: LinearScale;
  left: number;
  right: number;
  write: (value: number) => string;
};

export function drawValueGrid({ scale, left, right, write }: ValueGrid): GroupMark {
  return group(
    scale.ticks.flatMap((tick) => {
      const y = Math.round(scale(tick)) + 0.5;
      const paint = tick === 0 ? "base" : "grid";
      return [
        { kind: "line", paint, x1: left, x2: right, y1: y, y2: y },
        textAround("tick", { x: left - 8, middle: y }, write(tick), "end"),
      ];
    }),
  );
}
