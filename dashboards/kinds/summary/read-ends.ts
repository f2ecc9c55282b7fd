import type { Chart } from "../chart.ts";
import { nameBin } from "../order-bins.ts";

/** The first measure of some bins and of the whole: `whole` in numbers, all else in words. */
export function readEnds(chart: Chart, bins: readonly number[]) {
  const { result, measures, format } = chart;
  const main = measures[0]!;
  const values = result.values(main.id);
  const high = bins.reduce((best, bin) => (values[bin]! > values[best]! ? bin : best));
  const low = bins.reduce((best, bin) => (values[bin]! < values[best]! ? bin : best));
  const whole = chart.read("total").values(main.id)[0]!;
  return {
    whole,
    measure: main.name,
    total: format.value(main, whole),
    count: format.count(bins.length),
    high: nameBin(chart, high),
    highValue: format.value(main, values[high]!),
    low: nameBin(chart, low),
    lowValue: format.value(main, values[low]!),
  };
}
