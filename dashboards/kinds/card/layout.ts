import { areaPath, linePath } from "../../scene/line-path.ts";
import { extent } from "../../scene/scales/linear-scale.ts";
import type { SceneMark } from "../../scene/scene.ts";
import type { Chart, ShownMeasure } from "../chart.ts";
import type { CardSpec } from "./spec.ts";

/** Stretched to the card's width, so it holds no text. */
export type StretchedDrawing = { width: number; height: number; marks: readonly SceneMark[] };

export type CardScene = {
  figure: string;
  unit: string;
  change?: { text: string; name: string; direction: "up" | "down" | "none"; isWelcome: boolean };
  target?: { text: string; bar: StretchedDrawing };
  unfiltered?: string;
  trend?: StretchedDrawing;
};

/** Lays out the figure of a card with its change, its way to the target, its value without filters and its trend. */
export function layOutCard(chart: Chart<CardSpec>): CardScene {
  const { result, measures, format, read } = chart;
  const { change, trend } = chart.spec;
  const measure = measures[0]!;
  const value = result.values(measure.id)[0]!;
  const total = result.totals(measure.id)[0]!;
  const changed = measures.find(({ id }) => id === change);
  return {
    ...format.parts(measure, value),
    ...(changed !== undefined && layOutChange(chart, changed)),
    ...layOutTarget(chart, value),
    ...(!Object.is(value, total) && { unfiltered: format.value(measure, total) }),
    ...(trend !== undefined && { trend: drawTrend(read(trend).values(measure.id)) }),
  };
}

function layOutChange(
  { spec, result, format }: Chart<CardSpec>,
  measure: ShownMeasure,
): Pick<CardScene, "change"> {
  const { isLowerBetter = false } = spec;
  const change = result.values(measure.id)[0]!;
  if (Number.isNaN(change)) return {};
  return {
    change: {
      text: format.change(measure, change),
      name: measure.name,
      direction: change === 0 ? "none" : change > 0 ? "up" : "down",
      isWelcome: change === 0 || change < 0 === isLowerBetter,
    },
  };
}

function layOutTarget(chart: Chart<CardSpec>, value: number): Pick<CardScene, "target"> {
  const { spec, result, measures, format, targetName } = chart;
  const { target, isLowerBetter } = spec;
  if (target === undefined) return {};
  const measure = measures[0]!;
  const goal = "value" in target ? target.value : result.values(target.measure)[0]!;
  const isMet = isLowerBetter === true ? value <= goal : value >= goal;
  const text = `${targetName ?? ""} ${format.value(measure, goal)}`;
  return { target: { text, bar: drawTargetBar({ value, goal, isMet }) } };
}

type Reached = { value: number; goal: number; isMet: boolean };

function drawTargetBar({ value, goal, isMet }: Reached): StretchedDrawing {
  const [width, height] = [100, 10];
  const most = Math.max(value, goal) * 1.15 || 1;
  const reached = Math.max((value / most) * width, 0) || 0;
  return {
    width,
    height,
    marks: [
      { kind: "rect", paint: "baseline", x: 0, y: 2, width, height: 6 },
      { kind: "rect", paint: isMet ? "bar" : "bar-adverse", x: 0, y: 2, width: reached, height: 6 },
      { kind: "rect", paint: "goal", x: (goal / most) * width || 0, y: 0, width: 1, height },
    ],
  };
}

function drawTrend(values: ArrayLike<number>): StretchedDrawing {
  const [width, height] = [100, 28];
  const [low, high] = extent(values);
  const step = width / Math.max(values.length - 1, 1);
  // A span of less than a quarter of the level fills the height no more: it would look like a swing.
  const reach = Math.max(high - low, Math.max(Math.abs(low), Math.abs(high)) / 4) || 1;
  const from = (low + high - reach) / 2;
  const points = Array.from(values, (value, at) => ({
    x: at * step,
    y: height - 2 - ((value - from) / reach) * (height - 6),
  }));
  return {
    width,
    height,
    marks: [
      { kind: "path", paint: "area", d: areaPath(points, height) },
      { kind: "path", paint: "trend", d: linePath(points) },
    ],
  };
}
