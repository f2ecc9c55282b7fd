import type { Chart } from "../chart.ts";
import { orderBins } from "../bins/order-bins.ts";
import { count } from "../read-series.ts";
import { slicePanel } from "./slice-panel.ts";
import type { MultiplesSpec } from "./spec.ts";

/** Lists the values that all panels draw, for their common scale; for stacked parts, where each part ends. */
export function listShared(chart: Chart<MultiplesSpec>): number[] {
  const { spec, result, measures } = chart;
  const drawn = spec.of.series === "measures" ? measures : measures.slice(0, 1);
  if (spec.of.layering === "whole") return [];
  return count(result.axes[0]!.size).flatMap((row) => {
    const panel = { ...chart, result: slicePanel(result, row) };
    const bins = orderBins(panel).slice(0, spec.of.limit);
    const values = drawn.map(({ id }) => panel.result.values(id));
    if (spec.of.layering === "stacked") return listEnds(values, bins);
    const totals = drawn.map(({ id }) => panel.result.totals(id));
    const margins = spec.of.margin === undefined ? [] : panel.result.values(spec.of.margin);
    return [...values, ...totals].flatMap((own) =>
      bins.flatMap((bin) => {
        const margin = margins[bin] ?? 0;
        return [own[bin]! - margin, own[bin]! + margin].filter(Number.isFinite);
      }),
    );
  });
}

function listEnds(values: readonly Float64Array[], bins: readonly number[]): number[] {
  return bins.flatMap((bin) => {
    let end = 0;
    return values.map((own) => (end += own[bin]! || 0));
  });
}
