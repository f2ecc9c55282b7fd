import type { Written } from "../../format/axis-names.ts";
import { gutterFor } from "../../scene/axes/value-grid.ts";
import { layOutKey } from "../../scene/keys/series-key.ts";
import { breakName, nameLineHeight } from "../../scene/labels/draw-name-lines.ts";
import { linearScale } from "../../scene/scales/linear-scale.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import { layOutParts, partLimits, type Part } from "../bars/bar-parts.ts";
import type { Chart } from "../chart.ts";
import { count, readSeries, type SeriesChart } from "../read-series.ts";
import { readStates } from "../read-states.ts";
import { readTarget } from "../read-target.ts";
import { listSeriesEntries } from "../series-paint.ts";
import { tickWriter } from "../write-ticks.ts";
import { valueWriter, type ValueWriter } from "../write-values.ts";
import type { AnyColumnsSpec } from "./spec.ts";

const defaultHeight = 240;
const axisHeight = 26;
const widestColumn = 72;
const axisRoom = 48;
/** Room for the name of the mean of columns that go down. */
const meanRoom = 18;

export type ColumnNames = SeriesChart & {
  ticks: readonly string[];
  isOrdered: boolean;
  /** True of histograms, which are labelled at the edges of bins; other columns have labels under their middles. */
  isEdged: boolean;
};

export function readNames(chart: Chart): ColumnNames {
  const { axes } = chart.result;
  const [axis] = axes;
  const all = readSeries(chart, axis!.kind !== "labels");
  const seriesChart = axis!.kind === "labels" ? keepValued(all) : all;
  const isFacing = chart.spec.kind === "facing";
  const isEdged = (isFacing || chart.spec.kind === "histogram") && axis?.kind === "numbers";
  return {
    ...seriesChart,
    ticks: seriesChart.categories.map(({ name, tick }, at) => {
      if (axis?.kind !== "numbers") return tick;
      if (!isEdged) return name;
      const isLast = chart.result.shown[at] === axis.size - 1;
      return axis.isOpenAbove && isLast ? `${tick}+` : tick;
    }),
    isOrdered: (axes.length === 1 || isFacing) && axis?.kind !== "labels",
    isEdged,
  };
}

/** Drops categories that have rows but no value, unless no category has one. */
function keepValued({ categories, series }: SeriesChart): SeriesChart {
  const hasValue = (_: unknown, at: number): boolean =>
    series.some(({ cells }) => !Number.isNaN(cells[at]!.value));
  if (!categories.some(hasValue)) return { categories, series };
  return {
    categories: categories.filter(hasValue),
    series: series.map(({ name, cells }) => ({ name, cells: cells.filter(hasValue) })),
  };
}

/**
 * True where the labels are too wide for columns; the layout then falls back to bars. It measures all bins of the axis,
 * so that a filter does not turn one into the other.
 */
export function isTooNarrow(
  { result, axes, format }: Chart,
  isOrdered: boolean,
  width: number,
): boolean {
  if (isOrdered) return false;
  const [axis, columns] = result.axes;
  const bins = columns === undefined ? result.shown : count(axis!.size);
  const name = axis?.kind === "numbers" ? format.bin : format.tick;
  const words = bins.flatMap((bin) => name(axis!, axes[0], bin).split(" "));
  const longest = Math.max(...words.map((word) => textWidth(word))) + 8;
  return longest > (width - axisRoom) / bins.length;
}

export type ColumnsPlan = ReturnType<typeof planColumns>;
export type PlacedColumn = ColumnsPlan["placed"][number];

export function planColumns(chart: Chart<AnyColumnsSpec>, names: ColumnNames, width: number) {
  const { format } = chart;
  const { spec } = chart;
  const { categories, series, ticks, isOrdered } = names;
  const asked = spec.kind === "columns" ? spec.layering : undefined;
  const isFacing = spec.kind === "facing";
  const layering = isFacing ? "facing" : series.length === 1 ? "grouped" : (asked ?? "grouped");
  const parts = layOutParts(series, categories.length, layering);
  const target = readTarget(chart, isFacing ? undefined : spec.target, "level");
  const { limits, hasBaseline } = partLimits(parts, target.values);
  const entries = [...(isFacing ? [] : listSeriesEntries(series)), ...target.entries];
  const keyHeight = layOutKey(entries, width).height;
  const height = chart.height ?? defaultHeight;
  const nameLines = isOrdered ? [] : ticks.map((tick) => breakName(tick, width / ticks.length - 6));
  const nameRows = Math.max(1, ...nameLines.map(({ length }) => length));
  const [top, bottom] = [
    keyHeight + 18,
    height - axisHeight - (nameRows - 1) * nameLineHeight - (isFacing ? meanRoom : 0),
  ];
  const measure = series[0]!.cells[0]?.measure ?? chart.measures[0]!;
  const isShare = layering === "whole" || isFacing;
  const written: Written = isShare ? { unit: "percent", decimals: 0 } : measure;
  const slots = layering === "grouped" ? series.length : 1;
  const write = valueWriter(chart);
  const writeValue = partWriter(chart, write);
  // Values are written over the columns where they fit and no column is negative.
  const canWrite = spec.kind === "columns" && layering === "grouped" && limits[0] === 0;
  const isDirect =
    canWrite && isFitting(parts.flat().map(writeValue), width / categories.length, slots);
  const max = spec.kind === "columns" ? spec.max : undefined;
  const y = linearScale([limits[0], max ?? limits[1]], [bottom, top], isDirect ? 0 : 4);
  const writeShare = tickWriter(format, written, y);
  const writeTick = (value: number): string => writeShare(isFacing ? Math.abs(value) : value);
  const left = isDirect ? 0 : gutterFor(y.ticks.map(writeTick));
  const step = (width - left) / categories.length;
  const thick = spec.kind === "columns" ? columnWidth(step, slots) : step - Math.min(1, step / 4);
  const middle = (category: number): number => left + (category + 0.5) * step;
  const isSingle = series.length === 1;
  const placed: { part: Part; series: number; category: number; x: number; width: number }[] = [];
  for (const [category, row] of parts.entries()) {
    for (const [at, part] of row.entries()) {
      // A single series can be brushed over empty bins too.
      if (!isSingle && Number.isNaN(part.cell.value)) continue;
      const x = middle(category) - thick / 2 + (part.slot * thick) / slots;
      const barWidth = Math.max(thick / slots - (slots > 1 ? 1.5 : 0), 1);
      placed.push({ part, series: at, category, x, width: barWidth });
    }
  }
  return {
    chart,
    names,
    width,
    height,
    layering,
    parts,
    target,
    hasBaseline,
    entries,
    keyHeight,
    nameLines,
    top,
    bottom,
    slots,
    isSingle,
    isDirect,
    write,
    writeValue,
    y,
    writeTick,
    left,
    step,
    middle,
    placed,
    stateOf: readStates(chart),
  };
}

function partWriter({ result }: Chart, write: ValueWriter): (part: Part) => string {
  return ({ cell: { bin, measure, value } }) =>
    result.hasRows(bin) && !Number.isNaN(value) ? write(measure, value) : "";
}

function isFitting(values: readonly string[], room: number, slots: number): boolean {
  const widest = Math.max(...values.map((value) => textWidth(value)));
  return slots === 1 ? widest + 6 < room : widest + 2 < columnWidth(room, slots) / slots;
}

function columnWidth(room: number, slots: number): number {
  return Math.min(room - Math.min(room * 0.28, 16), widestColumn * slots);
}
