import type { Chart } from "../chart.ts";
import { readEnds, summariseEnds, type Summary } from "../summary/read-ends.ts";
import type { FlowSpec } from "./spec.ts";

/** Summarises the thickest and the thinnest band; empty cells have no band. */
export function summariseFlows(
  chart: Chart<FlowSpec>,
  bins: readonly number[],
): Summary | undefined {
  const values = chart.result.values(chart.measures[0]!.id);
  const drawn = bins.filter((bin) => values[bin]! > 0);
  if (drawn.length < 2) return undefined;
  return summariseEnds(chart, "extremes", readEnds(chart, drawn));
}
