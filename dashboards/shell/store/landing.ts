import { totalView } from "../../query/check-definition.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import type { ReportModel } from "../../query/report-model.ts";

/**
 * What a report shows when it opens, read by the build: no row has to be made for it. `views[view][measure]` are values by bin, null
 * for none; `rowless[view]` the bins that have no rows, where a view has such.
 */
export type Landing = {
  rowCount: number;
  rowless: Readonly<Record<string, readonly number[]>>;
  views: Readonly<Record<string, Readonly<Record<string, readonly (number | null)[]>>>>;
};

/** Figures that are kept of a value: more than any drawing or text can show. */
const precision = 12;

/** Reads the landing of a report from its model. */
export function readLanding(definition: ReportDefinition, model: ReportModel): Landing {
  model.show(model.start);
  const [page] = definition.pages;
  const everything = Object.keys(definition.measures);
  const rowless: Record<string, readonly number[]> = {};
  const views = [totalView, ...page!.views].map((view) => {
    const measures = definition.views[view]?.measures ?? everything;
    const result = model.read(view);
    const bins = result.shown.filter((bin) => !result.hasRows(bin));
    if (bins.length > 0) rowless[view] = bins;
    const values = measures.map((measure) => [measure, Array.from(result.values(measure), round)]);
    return [view, Object.fromEntries(values)] as const;
  });
  return { rowCount: model.rowCount, rowless, views: Object.fromEntries(views) };
}

function round(value: number): number | null {
  return Number.isNaN(value) ? null : Number(value.toPrecision(precision));
}
