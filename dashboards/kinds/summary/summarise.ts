import { listCodes } from "../read-selection.ts";
import type { Chart } from "../chart.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { listMarked } from "../list-marked.ts";
import { nameBin } from "../bins/order-bins.ts";
import { readEnds, summariseEnds, type Summary } from "./read-ends.ts";
import { findKind } from "../registry.ts";
import { isWhole, summariseSeries } from "./summarise-series.ts";
import { writeSelection } from "./write-selection.ts";

/**
 * Returns one sentence on the values of a chart, its total and its extremes or its ends in time, and one on the
 * selection.
 */
export function summarise(chart: Chart): string {
  const { selection, format } = chart;
  const { sentence, ends }: Summary = describe(chart) ?? { sentence: format.copy.summary.none };
  const codes = listCodes(selection);
  return codes.length === 0 ? sentence : `${sentence} ${writeSelection(chart, codes, ends)}`;
}

function describe(chart: Chart): Summary | undefined {
  const { result, measures, format } = chart;
  const { summary } = format.copy;
  const kind = findKind(chart.spec.kind);
  const main = measures[0]!;
  const values = result.values(main.id);
  const bins = listMarked(chart, kind.placement).filter((bin) => !Number.isNaN(values[bin]!));
  if (bins.every((bin) => values[bin] === 0)) return undefined;
  const write = (bin: number): string => format.value(main, values[bin]!);
  if (bins.length === 1 || result.axes.length === 0) {
    return { sentence: fillText(summary.single, { measure: main.name, value: write(bins[0]!) }) };
  }
  // Series get a sentence each: the first of several measures, or numbers beside shares, would mean little.
  if (chart.spec.series === "measures" || isWhole(chart.spec)) {
    return { sentence: summariseSeries(chart) };
  }
  const own = kind.summarise?.(chart, bins);
  if (own !== undefined) return own;
  const ends = readEnds(chart, bins);
  const [axis] = result.axes;
  if (result.axes.length === 1 && axis?.kind === "numbers") {
    return summariseEnds(chart, "mode", ends);
  }
  if (result.axes.length > 1 || axis?.kind !== "days") {
    return summariseEnds(chart, "extremes", ends);
  }
  const [first, last] = [bins[0]!, bins.at(-1)!];
  const sentence = fillText(summary.course, {
    ...ends,
    first: nameBin(chart, first),
    firstValue: write(first),
    last: nameBin(chart, last),
    lastValue: write(last),
  });
  return { sentence, ends };
}
