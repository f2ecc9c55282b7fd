import { layOutKey, type KeyEntry } from "../../scene/keys/series-key.ts";
import { isBaselineShown } from "../../scene/scales/baseline-scale.ts";
import { keepZero } from "../../scene/scales/keep-zero.ts";
import { extent, linearScale } from "../../scene/scales/linear-scale.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import { layOutRows } from "../bars/bar-rows.ts";
import type { Chart } from "../chart.ts";
import { readSeries, type SeriesChart } from "../read-series.ts";
import { readStates } from "../read-states.ts";
import { readTarget } from "../read-target.ts";
import { valueWriter } from "../write-values.ts";
import { dotPaint } from "./dot-paint.ts";
import type { DotsSpec } from "./spec.ts";

export const radius = 6;
const textGap = 6;
/** Below the rows, for the 0 where values lie on both sides of it. */
export const zeroRoom = 18;

export type DotsPlan = ReturnType<typeof planDots>;

export function planDots(chart: Chart<DotsSpec>, width: number) {
  const { spec, measures, result } = chart;
  const { categories, series } = limit(readSeries(chart, false), spec.limit);
  const target = readTarget(chart, spec.target, "level");
  const margins = spec.margin === undefined ? undefined : result.values(spec.margin);
  const write = valueWriter(chart);
  const cells = series.flatMap((one) => one.cells);
  const now = extent(
    cells.map(({ value }) => value),
    target.values,
    cells.flatMap(({ bin, value }) => [
      value - (margins?.[bin] ?? 0),
      value + (margins?.[bin] ?? 0),
    ]),
  );
  const whole = extent(cells.map(({ total }) => total));
  const hasBaseline = series.length === 1 && isBaselineShown(now, whole);
  const isPaired = series.length > 1 || target.kind === "measure";
  const texts = [
    ...cells.map(({ measure, value }) => write(measure, value)),
    ...target.values.map((value) => write(measures[0]!, value)),
  ];
  const widest = Math.max(...texts.map((text) => textWidth(text))) + radius + textGap;
  const entries = [...listEntries(series), ...listTargetEntries(target)];
  const top = layOutKey(entries, width).height;
  const rows = layOutRows(
    { names: categories.map(({ name }) => name), values: [] },
    {
      width,
      height: chart.height === undefined ? undefined : chart.height - top,
      slots: 1,
      isFiltered: result.isFiltered(),
    },
  );
  const [left, right] = [rows.names + (isPaired ? widest : radius), width - widest];
  const limits =
    spec.ends ??
    keepZero(extent(now, hasBaseline ? whole : now, spec.isFromZero === true ? [0] : []));
  const x = linearScale(limits, [left, right], 0);
  const hasZero = x.domain[0] < 0 && x.domain[1] > 0;
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
    height: top + categories.length * rows.row + (hasZero ? zeroRoom : 0),
    hasZero,
    x,
    write,
    stateOf: readStates(chart),
  };
}

function listEntries(series: SeriesChart["series"]): KeyEntry[] {
  if (series.length === 1) return [];
  return series.map(({ name }, at) => ({ name, swatch: "dot", paint: dotPaint(at) }));
}

function listTargetEntries({ kind, entries }: ReturnType<typeof readTarget>): KeyEntry[] {
  if (kind !== "measure") return [...entries];
  return entries.map(({ name }) => ({ name, swatch: "dot", paint: dotPaint(1) }));
}

function limit(chart: SeriesChart, most: number | undefined): SeriesChart {
  if (most === undefined) return chart;
  return {
    categories: chart.categories.slice(0, most),
    series: chart.series.map(({ name, cells }) => ({ name, cells: cells.slice(0, most) })),
  };
}
