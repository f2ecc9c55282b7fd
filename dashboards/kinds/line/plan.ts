import { gutterFor } from "../../scene/axes/value-grid.ts";
import { layOutKey, type KeyEntry } from "../../scene/keys/series-key.ts";
import { spreadLabels } from "../../scene/labels/spread-labels.ts";
import { isBaselineShown } from "../../scene/scales/baseline-scale.ts";
import { keepZero } from "../../scene/scales/keep-zero.ts";
import { extent, linearScale } from "../../scene/scales/linear-scale.ts";
import type { Chart } from "../chart.ts";
import { readSeries, type Series } from "../read-series.ts";
import { readTarget } from "../read-target.ts";
import { tickWriter } from "../write-ticks.ts";
import { layOutEnds } from "./line-ends.ts";
import type { LineSpec } from "./spec.ts";

const defaultHeight = 260;
const axisHeight = 26;
const labelGap = 16;
const endsShare = 0.34;
/** A line of few points is read by the values at its ends, whose labels may be wider. */
const slope = { points: 3, endsShare: 0.42 };
/**
 * Below this width in px, the value of a single line is over its end: beside it, bins would be too narrow for a finger.
 */
const narrowPx = 420;

export type LineHue = "single" | 0 | 1 | 2 | 3 | 4 | 5;

export type LinePlan = ReturnType<typeof planLines>;
export type HuedSeries = Series & { hue: LineHue };

export function planLines(chart: Chart<LineSpec>, width: number) {
  const { format } = chart;
  const { spec } = chart;
  const { categories, series } = readSeries(chart, true);
  const measure = series[0]!.cells[0]?.measure ?? chart.measures[0]!;
  const target = readTarget(chart, spec.target, "level");
  const now = extent(...series.map(({ cells }) => cells.map(({ value }) => value)));
  const whole = extent(...series.map(({ cells }) => cells.map(({ total }) => total)));
  const hasBaseline = isBaselineShown(now, whole);
  const isFromZero = spec.isArea === true || spec.isFromZero === true;
  const limits = keepZero(
    extent(now, hasBaseline ? whole : now, target.values, isFromZero ? [0] : []),
  );
  // A line keeps its hue when another line has no values.
  const lines = series
    .map((one, at): HuedSeries => ({ ...one, hue: hueOf(series.length, at, spec.highlighted) }))
    .filter(({ cells }) => !Number.isNaN(lastValue(cells)));
  const lasts = lines.map(({ cells }) => lastValue(cells));
  const writeEnd = format.alike(measure, lasts);
  const ends = lines.map(({ name }, at) => ({
    name: series.length > 1 ? name : "",
    value: writeEnd(lasts[at]!),
  }));
  const isSlope = categories.length <= slope.points;
  const labels = layOutEnds(ends, width * (isSlope ? slope.endsShare : endsShare));
  const isKeyed = labels.isCut;
  const isOver = series.length === 1 && width < narrowPx;
  const entries = [...(isKeyed ? lines.map(makeEntry) : []), ...target.entries];
  const keyHeight = layOutKey(entries, width).height;
  const height = chart.height ?? defaultHeight;
  const [top, bottom] = [keyHeight + 14, height - axisHeight];
  const y = linearScale(limits, [bottom, top], 4);
  const write = tickWriter(format, measure, y);
  const left = gutterFor(y.ticks.map(write));
  const right = width - (isKeyed || isOver ? 8 : labels.width);
  const step = (right - left) / Math.max(categories.length - 1, 1);
  return {
    chart,
    width,
    height,
    categories,
    series,
    lines,
    target,
    hasBaseline,
    isArea: spec.isArea === true && series.length === 1,
    entries,
    isOver,
    endTexts: isKeyed ? [] : labels.texts,
    writeValue: writeEnd,
    endYs: spreadLabels(lasts.map(y), labelGap, [top, bottom]),
    top,
    bottom,
    left,
    right,
    step,
    x: (index: number): number => left + index * step,
    y,
    write,
  };
}

/**
 * Returns the accent for a single or highlighted line, bone for the lines beside the latter; else a hue and dash for
 * each.
 */
function hueOf(count: number, at: number, highlighted: number | undefined): LineHue {
  if (count === 1 || highlighted === at) return "single";
  return (highlighted === undefined ? at % 6 : (at % 2) * 3) as LineHue;
}

function makeEntry({ name, hue }: HuedSeries): KeyEntry {
  return { name, swatch: "line", paint: `line-${hue}` };
}

function lastValue(cells: Series["cells"]): number {
  return cells.findLast(({ value }) => !Number.isNaN(value))?.value ?? Number.NaN;
}
