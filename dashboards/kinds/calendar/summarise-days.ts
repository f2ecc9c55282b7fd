import type { Chart } from "../chart.ts";
import { readEnds, summariseEnds, type Summary } from "../summary/read-ends.ts";

/** The first and last day say nothing of the year: the whole, and the day with most. */
export function summariseDays(chart: Chart, bins: readonly number[]): Summary {
  return summariseEnds(chart, "mode", readEnds(chart, bins));
}
