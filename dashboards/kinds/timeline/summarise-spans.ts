import { fillText } from "../../../contracts/fill-text.ts";
import type { Chart } from "../chart.ts";
import type { Summary } from "../summary/read-ends.ts";

/** Summarises the first and the last day of all spans. */
export function summariseSpans(
  { result, measures, format }: Chart,
  bins: readonly number[],
): Summary {
  const starts = bins.map((bin) => result.values(measures[0]!.id)[bin]!);
  const ends = bins.map((bin) => result.values(measures[1]!.id)[bin]!);
  const sentence = fillText(format.copy.summary.spans, {
    count: format.count(bins.length),
    first: format.day(Math.min(...starts)),
    last: format.day(Math.max(...ends)),
  });
  return { sentence };
}
