import { fillText } from "../../../contracts/fill-text.ts";
import type { Chart } from "../chart.ts";
import { nameBin } from "../bins/order-bins.ts";

export type Ends = ReturnType<typeof readEnds>;

/** A sentence, and the values of the first measure that it states, if any. */
export type Summary = { sentence: string; ends?: Ends };

/**
 * Reads the highest and lowest value of the first measure and its total, in words; `whole` is empty where the total
 * means nothing.
 */
export function readEnds(chart: Chart, bins: readonly number[]) {
  const { result, measures, format } = chart;
  const main = measures[0]!;
  const values = result.values(main.id);
  const high = bins.reduce((best, bin) => (values[bin]! > values[best]! ? bin : best));
  const low = bins.reduce((best, bin) => (values[bin]! < values[best]! ? bin : best));
  const amount = readWhole(chart);
  // A sum of shares is always the whole, and some measures have no value for all rows.
  const isShared = main.unit === "percent" && Math.abs(amount - 1) < 1e-9;
  const isSaid = !Number.isNaN(amount) && !isShared;
  const total = format.value(main, amount);
  return {
    amount,
    measure: main.name,
    total,
    whole: isSaid ? `${fillText(format.copy.summary.overall, { total })}; ` : "",
    count: format.count(bins.length),
    high: nameBin(chart, high),
    highValue: format.value(main, values[high]!),
    low: nameBin(chart, low),
    lowValue: format.value(main, values[low]!),
  };
}

/** Returns the value of all bins: the `total` view would apply the chart's own selection, which its bins do not. */
function readWhole({ result, read, selection, measures: [main] }: Chart): number {
  return selection === null ? read("total").values(main!.id)[0]! : result.whole(main!.id);
}

export function summariseEnds(
  { format }: Chart,
  template: "extremes" | "mode" | "rows",
  ends: Ends,
): Summary {
  const { summary } = format.copy;
  if (template === "mode") return { sentence: fillText(summary.mode, ends), ends };
  if (template === "rows" && ends.whole !== "")
    return { sentence: fillText(summary.rows, ends), ends };
  const isAlike = ends.highValue === ends.lowValue;
  return { sentence: fillText(isAlike ? summary.same : summary.extremes, ends), ends };
}
