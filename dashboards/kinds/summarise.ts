import { listCodes } from "./read-selection.ts";
import type { Chart } from "./chart.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { listMarked } from "./list-marked.ts";
import { nameBin } from "./order-bins.ts";

const namedAtMost = 3;

/** Returns one sentence on what a chart shows now: the whole, the ends of the scale or of time, and the selection. */
export function summarise(chart: Chart): string {
  const { selection, format } = chart;
  const { copy } = format;
  const sentence = describe(chart) ?? copy.summary.none;
  const codes = listCodes(selection);
  if (codes.length === 0) return sentence;
  return `${sentence} ${fillText(copy.summary.selected, { names: nameSelection(chart, codes) })}`;
}

/** Names the selected bins: whole columns by their name, a run of an ordered axis by its ends, and of many the first few. */
function nameSelection(chart: Chart, codes: readonly number[]): string {
  const columns = nameColumns(chart, codes);
  if (columns.length > 0) return columns.join("; ");
  const [first, last] = [codes[0]!, codes.at(-1)!];
  const isOrdered = chart.result.axes.length === 1 && chart.result.axes[0]?.kind !== "labels";
  if (isOrdered && codes.length > 1 && last - first === codes.length - 1) {
    return `${nameBin(chart, first)} – ${nameBin(chart, last)}`;
  }
  const named = codes.slice(0, namedAtMost).map((bin) => nameBin(chart, bin));
  const others = codes.length - named.length;
  const { copy, count } = chart.format;
  return [
    ...named,
    ...(others > 0 ? [fillText(copy.bins.others, { count: count(others) })] : []),
  ].join("; ");
}

function nameColumns({ result, axes, format }: Chart, codes: readonly number[]): string[] {
  const [rows, columns] = result.axes;
  if (rows === undefined || columns === undefined) return [];
  const chosen = [...new Set(codes.map((code) => code % columns.size))];
  if (codes.length !== chosen.length * rows.size) return [];
  return chosen.map((column) => format.bin(columns, axes[1], column));
}

function describe(chart: Chart): string | undefined {
  const { result, measures, format, spec } = chart;
  const { summary } = format.copy;
  const main = measures[0]!;
  const values = result.values(main.id);
  const bins = listMarked(chart).filter((bin) => !Number.isNaN(values[bin]!));
  if (bins.every((bin) => values[bin] === 0)) return undefined;
  const write = (bin: number): string => format.value(main, values[bin]!);
  if (bins.length === 1 || result.axes.length === 0) {
    return fillText(summary.single, { measure: main.name, value: write(bins[0]!) });
  }
  if (spec.kind === "scatter") return describeRelation(chart, bins);
  if (spec.kind === "timeline") return describeSpans(chart, bins);
  const high = bins.reduce((best, bin) => (values[bin]! > values[best]! ? bin : best));
  const low = bins.reduce((best, bin) => (values[bin]! < values[best]! ? bin : best));
  const whole = chart.read("total").values(main.id)[0]!;
  const total = format.value(main, whole);
  const ends = {
    measure: main.name,
    total,
    count: format.count(bins.length),
    high: nameBin(chart, high),
    highValue: write(high),
    low: nameBin(chart, low),
    lowValue: write(low),
  };
  if (spec.kind === "table") return fillText(summary.rows, ends);
  const [axis] = result.axes;
  if (result.axes.length === 1 && axis?.kind === "numbers") return fillText(summary.mode, ends);
  if (result.axes.length > 1 || axis?.kind !== "days") {
    if (ends.highValue === ends.lowValue) return fillText(summary.same, ends);
    // A sum of shares of the whole says nothing.
    const isShared = main.unit === "percent" && Math.abs(whole - 1) < 1e-9;
    return fillText(isShared ? summary.shares : summary.extremes, ends);
  }
  const [first, last] = [bins[0]!, bins.at(-1)!];
  return fillText(summary.course, {
    ...ends,
    first: nameBin(chart, first),
    firstValue: write(first),
    last: nameBin(chart, last),
    lastValue: write(last),
  });
}

function describeRelation({ result, measures, format }: Chart, bins: readonly number[]) {
  const [across, up] = [measures[0]!, measures[1]!];
  const ends = (measure: typeof across): { low: string; high: string } => {
    const sorted = bins.map((bin) => result.values(measure.id)[bin]!).toSorted((a, b) => a - b);
    return { low: format.value(measure, sorted[0]!), high: format.value(measure, sorted.at(-1)!) };
  };
  const [acrossEnds, upEnds] = [ends(across), ends(up)];
  return fillText(format.copy.summary.relation, {
    count: format.count(bins.length),
    across: across.name,
    acrossLow: acrossEnds.low,
    acrossHigh: acrossEnds.high,
    up: up.name,
    upLow: upEnds.low,
    upHigh: upEnds.high,
  });
}

function describeSpans({ result, measures, format }: Chart, bins: readonly number[]) {
  const starts = bins.map((bin) => result.values(measures[0]!.id)[bin]!);
  const ends = bins.map((bin) => result.values(measures[1]!.id)[bin]!);
  return fillText(format.copy.summary.spans, {
    count: format.count(bins.length),
    first: format.day(Math.min(...starts)),
    last: format.day(Math.max(...ends)),
  });
}
