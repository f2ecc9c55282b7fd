import { fillText } from "../../../contracts/fill-text.ts";
import type { Chart } from "../chart.ts";

/** The days between which all spans lie. */
export function summariseSpans(
  { result, measures, format }: Chart,
  bins: readonly number[],
): string {
  const starts = bins.map((bin) => result.values(measures[0]!.id)[bin]!);
  const ends = bins.map((bin) => result.values(measures[1]!.id)[bin]!);
  return fillText(format.copy.summary.spans, {
    count: format.count(bins.length),
    first: format.day(Math.min(...starts)),
    last: format.day(Math.max(...ends)),
  });
}
