import { listCodes } from "../read-selection.ts";
import type { Chart } from "../chart.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { listMarked } from "../list-marked.ts";
import { listWhole } from "../list-whole.ts";
import { nameBin } from "../order-bins.ts";
import { readEnds } from "./read-ends.ts";
import { findKind } from "../registry.ts";
import { isWhole, summariseSeries } from "./summarise-series.ts";

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

/** Names the selected bins: whole rows and columns by their name, a run of an ordered axis by its ends, and of many the first few. */
function nameSelection(chart: Chart, codes: readonly number[]): string {
  const whole = nameWhole(chart, codes);
  if (whole.length > 0) return whole.join("; ");
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

function nameWhole({ result, axes, format }: Chart, codes: readonly number[]): string[] {
  const [rows, columns] = result.axes;
  if (rows === undefined || columns === undefined) return [];
  return listWhole(codes, rows.size, columns.size).map(([axis, code]) =>
    format.bin(axis === 0 ? rows : columns, axes[axis], code),
  );
}

function describe(chart: Chart): string | undefined {
  const { result, measures, format } = chart;
  const { summary } = format.copy;
  const kind = findKind(chart.spec.kind);
  const main = measures[0]!;
  const values = result.values(main.id);
  const bins = listMarked(chart, kind.placement).filter((bin) => !Number.isNaN(values[bin]!));
  if (bins.every((bin) => values[bin] === 0)) return undefined;
  const write = (bin: number): string => format.value(main, values[bin]!);
  if (bins.length === 1 || result.axes.length === 0) {
    return fillText(summary.single, { measure: main.name, value: write(bins[0]!) });
  }
  // The first of several measures, or numbers beside shares, would say little.
  if (chart.spec.series === "measures" || isWhole(chart.spec)) return summariseSeries(chart);
  const own = kind.summarise?.(chart, bins);
  if (own !== undefined) return own;
  const ends = readEnds(chart, bins);
  const [axis] = result.axes;
  if (result.axes.length === 1 && axis?.kind === "numbers") return fillText(summary.mode, ends);
  if (result.axes.length > 1 || axis?.kind !== "days") {
    // A sum of shares of the whole says nothing, and some measures have no value of all rows.
    const isShared = main.unit === "percent" && Math.abs(ends.whole - 1) < 1e-9;
    const isAlike = ends.highValue === ends.lowValue;
    if (Number.isNaN(ends.whole) || isShared) {
      return fillText(isAlike ? summary.alike : summary.shares, ends);
    }
    return fillText(isAlike ? summary.same : summary.extremes, ends);
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
