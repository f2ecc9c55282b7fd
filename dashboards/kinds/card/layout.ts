import type { Written } from "../../format/axis-names.ts";
import { measureChange } from "../../query/comparison/measure-change.ts";
import { areaPath, linePath } from "../../scene/line-path.ts";
import { extent } from "../../scene/scales/linear-scale.ts";
import type { SceneMark } from "../../scene/scene.ts";
import type { Chart, ShownMeasure } from "../chart.ts";
import type { CardSpec } from "./spec.ts";

/** A drawing that is stretched to the card's width; it holds no text, which would be distorted. */
export type StretchedDrawing = { width: number; height: number; marks: readonly SceneMark[] };

type Tone = "welcome" | "adverse" | "neutral";

export type CardScene = {
  figure: string;
  unit: string;
  change?: { text: string; name: string; direction: "up" | "down" | "none"; tone: Tone };
  target?: { text: string; bar: StretchedDrawing };
  beside?: { text: string; name: string };
  unfiltered?: string;
  trend?: StretchedDrawing;
};

/**
 * Lays out the figure of a card with its change, its progress to the target, its value without filters and its trend.
 */
export function layOutCard(chart: Chart<CardSpec>): CardScene {
  const { result, measures, format, read } = chart;
  const { beside, trend } = chart.spec;
  const measure = measures[0]!;
  const value = result.values(measure.id)[0]!;
  const total = result.totals(measure.id)[0]!;
  const other = measures.find(({ id }) => id === beside);
  return {
    ...format.parts(measure, value),
    ...layOutChange(chart),
    ...layOutTarget(chart, value),
    ...(other !== undefined && { beside: layOutBeside(chart, other) }),
    ...(!Object.is(value, total) && { unfiltered: format.value(measure, total) }),
    ...(trend !== undefined && { trend: drawTrend(read(trend).values(measure.id)) }),
  };
}

/** Returns the change of the figure under the comparison; nothing where there is no other side. */
function layOutChange(chart: Chart<CardSpec>): Pick<CardScene, "change"> {
  const { result, measures, comparedName } = chart;
  const sides = result.compared(measures[0]!.id);
  if (sides === null || comparedName === undefined) return {};
  const { value, as } = measureChange(measures[0]!, sides.current[0]!, sides.reference[0]!);
  return writeChange(chart, as, value, comparedName);
}

function writeChange(
  { spec, format }: Chart<CardSpec>,
  written: Written,
  change: number,
  name: string,
): Pick<CardScene, "change"> {
  const { isLowerBetter = false, isNeutral = false } = spec;
  if (!Number.isFinite(change)) return {};
  const sign = Math.sign(
    Number(change.toFixed(written.decimals + (written.unit === "percent" ? 2 : 0))),
  );
  return {
    change: {
      text: format.change(written, sign === 0 ? 0 : change),
      name,
      direction: sign === 0 ? "none" : sign > 0 ? "up" : "down",
      tone:
        isNeutral || sign === 0 ? "neutral" : sign < 0 === isLowerBetter ? "welcome" : "adverse",
    },
  };
}

function layOutBeside(
  { result, format }: Chart,
  measure: ShownMeasure,
): NonNullable<CardScene["beside"]> {
  return { text: format.value(measure, result.values(measure.id)[0]!), name: measure.name };
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
  // A range below a quarter of the level does not fill the height: a small change would look like a large one.
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
