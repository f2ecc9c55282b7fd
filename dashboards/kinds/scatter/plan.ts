import { isBaselineShown } from "../../scene/scales/baseline-scale.ts";
import { keepZero } from "../../scene/scales/keep-zero.ts";
import { extent, linearScale, type LinearScale } from "../../scene/scales/linear-scale.ts";
import { planWidth } from "../../scene/scales/planned-width.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import type { Chart, FixedValue, ShownMeasure } from "../chart.ts";
import { listMarked } from "../list-marked.ts";
import { readStates } from "../read-states.ts";
import { tickWriter } from "../write-ticks.ts";
import { placePoints } from "./place-points.ts";
import type { ScatterSpec } from "./spec.ts";

const defaultHeight = 320;
const topPx = 28;
const rightPx = 14;
export const axisHeight = 44;
/** Above this number, grid cells are the targets: thousands of tab stops would help nobody. */
const mostTargets = 400;

export type ScatterPlan = ReturnType<typeof planScatter>;

export function planScatter(chart: Chart<ScatterSpec>, width: number) {
  const { spec, measures, format } = chart;
  const [across, up, size] = [measures[0]!, measures[1]!, measures[2]];
  const height = chart.height ?? defaultHeight;
  const [top, bottom] = [topPx, height - axisHeight];
  const upLimits = readLimits(chart, up, spec.upLine);
  const scaleUp = (limits: Limits): LinearScale => linearScale(limits, [bottom, top], 5);
  const y = scaleUp(upLimits.now);
  const writeUp = tickWriter(format, up, y);
  const left = Math.max(...y.ticks.map((tick) => textWidth(writeUp(tick)))) + 12;
  const planned = planWidth(width);
  const acrossLimits = readLimits(chart, across, spec.acrossLine);
  const scaleAcross = (limits: Limits, right: number): LinearScale =>
    linearScale(limits, [left, right], Math.floor(planned / 110));
  const right = width - rightPx;
  const x = scaleAcross(acrossLimits.now, right);
  const writeAcross = tickWriter(format, across, x);
  const placeIn = (scale: LinearScale) => placePoints(chart, { x: scale, y, size });
  const points = placeIn(x);
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
    /** The drawing that names are placed for. */
    narrow: () => {
      const scale = scaleAcross(acrossLimits.now, planned - rightPx);
      return { width: planned, right: planned - rightPx, x: scale, points: placeIn(scale) };
    },
    /** The limits of both scales without filters. */
    whole: {
      x: scaleAcross(acrossLimits.whole, right).domain,
      y: scaleUp(upLimits.whole).domain,
    },
    isDense: points.length > mostTargets,
    stateOf: readStates(chart),
  };
}

type Limits = readonly [number, number];

/** Returns the limits of a measure's scale, now and without filters; one range for both in a comparison. */
function readLimits(
  chart: Chart,
  { id }: ShownMeasure,
  line?: FixedValue,
): { now: Limits; whole: Limits } {
  const { result, comparison } = chart;
  const [values, totals] = [result.values(id), result.totals(id)];
  const own = extent(listMarked(chart, "both").map((bin) => values[bin]!));
  const all = extent(result.shown.map((bin) => totals[bin]!));
  const finish = (limits: Limits): Limits => {
    const isLineNear = line !== undefined && isBaselineShown(limits, [line.value, line.value]);
    return keepZero(extent(limits, isLineNear ? [line.value] : []));
  };
  const isShared = comparison !== undefined && isBaselineShown(own, all);
  return { now: finish(isShared ? extent(own, all) : own), whole: finish(all) };
}
