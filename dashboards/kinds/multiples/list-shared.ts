import type { Chart } from "../chart.ts";
import type { MultiplesSpec } from "./spec.ts";

/** The values that all panels draw, so that each can span them: of stacked parts where each ends. */
export function listShared({ spec, result, measures }: Chart<MultiplesSpec>): number[] {
  const { of } = spec;
  const drawn = of.series === "measures" ? measures : measures.slice(0, 1);
  const bins = result.shown.filter(result.hasRows);
  const values = drawn.map(({ id }) => result.values(id));
  if (of.layering === "whole") return [];
  if (of.layering === "stacked") {
    return bins.flatMap((bin) => {
      let end = 0;
      return values.map((own) => (end += own[bin]! || 0));
    });
  }
  const margins = of.margin === undefined ? undefined : result.values(of.margin);
  const totals = drawn.map(({ id }) => result.totals(id));
  return [...values, ...totals]
    .flatMap((own) =>
      bins.flatMap((bin) => {
        const margin = margins?.[bin] ?? 0;
        return [own[bin]! - margin, own[bin]! + margin];
      }),
    )
    .filter(Number.isFinite);
}
