import { fillText } from "../../../contracts/fill-text.ts";
import type { Chart } from "../chart.ts";
import { readEnds } from "../summary/read-ends.ts";
import type { FlowSpec } from "./spec.ts";

/** One sentence on the thickest and the thinnest band: what goes nowhere is not drawn. */
export function summariseFlows(
  chart: Chart<FlowSpec>,
  bins: readonly number[],
): string | undefined {
  const values = chart.result.values(chart.measures[0]!.id);
  const drawn = bins.filter((bin) => values[bin]! > 0);
  if (drawn.length < 2) return undefined;
  const ends = readEnds(chart, drawn);
  const { same, extremes } = chart.format.copy.summary;
  return fillText(ends.highValue === ends.lowValue ? same : extremes, ends);
}
