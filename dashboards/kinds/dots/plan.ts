import { layOutKey, type KeyEntry } from "../../scene/keys/series-key.ts";
import { isBaselineShown } from "../../scene/scales/baseline-scale.ts";
import { keepZero } from "../../scene/scales/keep-zero.ts";
import { extent, linearScale } from "../../scene/scales/linear-scale.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import { layOutRows } from "../bars/bar-rows.ts";
import type { Chart, ShownMeasure } from "../chart.ts";
import { limitSeries, readSeries, type SeriesChart } from "../read-series.ts";
import { readStates } from "../read-states.ts";
import { readTarget } from "../read-target.ts";
import { valueWriter } from "../write-values.ts";
import { dotPaint } from "./dot-paint.ts";
import type { DotsSpec } from "./spec.ts";

export const radius = 6;
export const textGap = 6;
/** Height below the rows for the label 0, in px, where values have both signs. */
export const zeroRoom = 18;

export type DotsPlan = ReturnType<typeof planDots>;

export function planDots(chart: Chart<DotsSpec>, width: number) {
  const { spec, measures, result } = chart;
  const { categories, series } = limitSeries(readSeries(chart, false), spec.limit);
  const target = readTarget(chart, spec.target, "target");
  const write = valueWriter(chart);
  const isPaired = series.length > 1 || target.kind === "measure";
  const texts = [
    ...series.flatMap(({ cells }) => cells.map(({ measure, value }) => write(measure, value))),
    ...target.values.map((value) => write(measures[0]!, value)),
  ];
  const widest = Math.max(...texts.map((text) => textWidth(text))) + radius + textGap;
  const { ends, margins, hasBaseline } = readScale(chart, series, target.values);
  const hasZero = ends[0] < 0 && ends[1] > 0;
  const entries = [...listEntries(series), ...listTargetEntries(target, measures[0]!)];
  const top = layOutKey(entries, width).height;
  const foot = hasZero ? zeroRoom : 0;
  const height = chart.height === undefined ? undefined : chart.height - top - foot;
  const names = categories.map(({ name }) => name);
  const rows = layOutRows(
    { names, values: [] },
    { width, height, slots: 1, isFiltered: result.isFiltered() },
  );
  const [left, right] = [rows.names + (isPaired || hasZero ? widest : radius), width - widest];
  return {
    chart,
    width,
    categories,
    series,
    target,
    margins,
    hasBaseline,
    isPaired,
    entries,
    top,
    rows,
    left,
    right,
    height: top + categories.length * rows.row + foot,
    hasZero,
    x: linearScale(ends, [left, right], 0),
    write,
    stateOf: readStates(chart),
  };
}

/** Returns the scale's limits: all drawn values, and the unfiltered ones where these do not span far more. */
function readScale(
  { spec, result }: Chart<DotsSpec>,
  series: SeriesChart["series"],
  targets: readonly number[],
) {
  const margins = spec.margin === undefined ? undefined : result.values(spec.margin);
  const cells = series.flatMap((one) => one.cells);
  const values = cells.flatMap(({ bin, value }) => {
    const margin = margins?.[bin] ?? 0;
    return [value - margin, value, value + margin];
  });
  const now = extent(values, targets);
  const whole = extent(cells.map(({ total }) => total));
  const hasBaseline = series.length === 1 && isBaselineShown(now, whole);
  const own = extent(now, hasBaseline ? whole : now, spec.isFromZero === true ? [0] : []);
  return { ends: spec.ends ?? keepZero(own), margins, hasBaseline };
}

function listEntries(series: SeriesChart["series"]): KeyEntry[] {
  if (series.length === 1) return [];
  return series.map(({ name }, at) => ({ name, swatch: "dot", paint: dotPaint(at) }));
}

function listTargetEntries(
  { kind, entries }: ReturnType<typeof readTarget>,
  measure: ShownMeasure,
): KeyEntry[] {
  if (kind !== "measure") return [...entries];
  return [measure, ...entries].map(({ name }, at) => ({
    name,
    swatch: "dot",
    paint: dotPaint(at),
  }));
}
