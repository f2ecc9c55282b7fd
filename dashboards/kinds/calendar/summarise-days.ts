import type { Chart } from "../chart.ts";
import { readEnds, summariseEnds, type Summary } from "../summary/read-ends.ts";

/** Summarises the whole and the day with the highest value: the first and last day of a year mean little. */
export function summariseDays(chart: Chart, bins: readonly number[]): Summary {
  return summariseEnds(chart, "mode", readEnds(chart, bins));
}
