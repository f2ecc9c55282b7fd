import { isBaselineShown } from "../../scene/scales/baseline-scale.ts";
import { keepZero } from "../../scene/scales/keep-zero.ts";
import { extent, linearScale } from "../../scene/scales/linear-scale.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import type { Chart, ShownMeasure } from "../chart.ts";
import { listMarked } from "../list-marked.ts";
import { readStates } from "../read-states.ts";
import { tickWriter } from "../write-ticks.ts";
import { placePoints } from "./place-points.ts";
import type { ScatterSpec } from "./spec.ts";

const defaultHeight = 320;
const topPx = 28;
export const axisHeight = 44;
/** Above this the cells of a grid are the targets: thousands of tab stops help nobody. */
const mostTargets = 400;

export type ScatterPlan = ReturnType<typeof planScatter>;

export function planScatter(chart: Chart<ScatterSpec>, width: number) {
  const { measures, format } = chart;
  const { spec } = chart;
  const [across, up, size] = [measures[0]!, measures[1]!, measures[2]];
  const height = chart.height ?? defaultHeight;
  const [top, bottom] = [topPx, height - axisHeight];
  const y = linearScale(readLimits(chart, up, spec.upLine?.value), [bottom, top], 5);
  const writeUp = tickWriter(format, up, y);
  const left = Math.max(...y.ticks.map((tick) => textWidth(writeUp(tick)))) + 12;
  const right = width - 14;
  const acrossLimits = readLimits(chart, across, spec.acrossLine?.value);
  const x = linearScale(acrossLimits, [left, right], Math.floor(width / 110));
  const writeAcross = tickWriter(format, across, x);
  const points = placePoints(chart, { x, y, size });
  return {
    chart,
    width,
    height,
    across,
    up,
    top,
    bottom,
    left,
    right,
    x,
    y,
    writeUp,
    writeAcross,
    middleOf: (tick: number): number => Math.min(x(tick), width - textWidth(writeAcross(tick)) / 2),
    points,
    isDense: points.length > mostTargets,
    stateOf: readStates(chart),
  };
}

/** Returns the ends of a measure's scale: its values, those without filters unless they dwarf them, and its threshold. */
function readLimits(chart: Chart, { id }: ShownMeasure, line = Number.NaN): [number, number] {
  const { result } = chart;
  const [values, totals] = [result.values(id), result.totals(id)];
  const now = extent(listMarked(chart, "both").map((bin) => values[bin]!));
  const whole = extent(result.shown.map((bin) => totals[bin]!));
  return keepZero(extent(now, isBaselineShown(now, whole) ? whole : now, [line]));
}
