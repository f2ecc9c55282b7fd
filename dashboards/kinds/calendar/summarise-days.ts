import { fillText } from "../../../contracts/fill-text.ts";
import type { Chart } from "../chart.ts";
import { readEnds } from "../summary/read-ends.ts";

/** The first and last day say nothing of the year: the whole, and the day with most. */
export function summariseDays(chart: Chart, bins: readonly number[]): string {
  return fillText(chart.format.copy.summary.mode, readEnds(chart, bins));
}
