import { nameLineHeight } from "../../scene/labels/draw-name-lines.ts";
import { extent, linearScale } from "../../scene/scales/linear-scale.ts";
import { breakText, fitText, textWidth } from "../../scene/text-metrics.ts";
import type { Chart } from "../chart.ts";
import { readStates } from "../read-states.ts";
import { isOutset, readSteps } from "./read-steps.ts";
import type { WaterfallSpec } from "./spec.ts";

const defaultHeight = 260;
const axisRoom = 10;
const valueRoom = 20;
const widestColumn = 84;
const mostLines = 3;
const nameGap = 2;

export type WaterfallPlan = ReturnType<typeof planWaterfall>;

export function planWaterfall(chart: Chart<WaterfallSpec>, width: number) {
  const { measures, format, targetName, result } = chart;
  const measure = measures[0]!;
  const steps = readSteps(chart);
  const sum = steps.at(-1)?.to ?? 0;
  const step = width / (steps.length + 1);
  const isDated = result.axes[0]?.kind === "days";
  const write = format.alike(measure, [...steps.map(({ change }) => change), sum]);
  const texts = steps.map(({ change }, at) =>
    change > 0 && !isOutset(steps, at) ? `+${write(change)}` : write(change),
  );
  const total = targetName ?? measure.name;
  // Dates are ticks below their columns, so the sum has its name above its own column.
  const names = isDated ? [] : breakNames([...steps.map(({ name }) => name), total], step);
  const isWritten = Math.max(...texts.map((text) => textWidth(text))) + 4 < step;
  // Sum and name are wider than their column: a line higher they do not overlap the values of the columns before.
  const lift = isDated && isWritten ? nameLineHeight : 0;
  const height = chart.height ?? defaultHeight;
  const lines = Math.max(1, ...names.map(({ length }) => length));
  const bottom = height - lines * nameLineHeight - axisRoom;
  const ends = extent(
    [0],
    steps.map(({ to }) => to),
  );
  return {
    chart,
    width,
    height,
    steps,
    sum,
    step,
    thick: Math.min(step - Math.min(step * 0.24, 16), widestColumn),
    texts,
    sumText: isDated ? `${total} ${write(sum)}` : write(sum),
    isWritten,
    lift,
    isDated,
    names,
    bottom,
    middle: (at: number): number => (at + 0.5) * step,
    y: linearScale(ends, [bottom - (ends[0] < 0 ? valueRoom + lift : 0), valueRoom + lift], 0),
    stateOf: readStates(chart),
  };
}

/** Breaks names into lines; a word may be wider than its column, as far as the words beside it leave room. */
function breakNames(names: readonly string[], step: number): string[][] {
  const broken = names.map((name) => {
    const lines = breakText(name, step - 6);
    const rest = lines.slice(mostLines - 1).join(" ");
    return [...lines.slice(0, mostLines - 1), rest].filter((line) => line !== "");
  });
  // The first and the last column have no neighbour at one side.
  const widthAt = (at: number, line: number): number =>
    broken[at] === undefined ? step : textWidth(broken[at][line] ?? "");
  return broken.map((lines, at) =>
    lines.map((text, line) => {
      const beside = Math.max(widthAt(at - 1, line), widthAt(at + 1, line));
      return fitText(text, Math.max(step, 2 * step - beside - nameGap));
    }),
  );
}
