import { totalView } from "../engine/check-definition.ts";
import type { ReportDefinition } from "../engine/report-definition.ts";
import type { ReportModel } from "../engine/report-model.ts";

/** What a report shows when it opens, read by the build: no row has to be made for it. `views[view][measure]` are values by bin, null for none. */
export type Landing = {
  rowCount: number;
  views: Readonly<Record<string, Readonly<Record<string, readonly (number | null)[]>>>>;
};

/** Figures that are kept of a value: more than any drawing or text can show. */
const precision = 12;

/** Reads the landing of a report from its model. */
export function readLanding(definition: ReportDefinition, model: ReportModel): Landing {
  model.show(model.start);
  const [page] = definition.pages;
  const everything = Object.keys(definition.measures);
  const views = [totalView, ...page!.views].map((view) => {
    const measures = definition.views[view]?.measures ?? everything;
    const result = model.read(view);
    const values = measures.map((measure) => [measure, Array.from(result.values(measure), round)]);
    return [view, Object.fromEntries(values)] as const;
  });
  return { rowCount: model.rowCount, views: Object.fromEntries(views) };
}

function round(value: number): number | null {
  return Number.isNaN(value) ? null : Number(value.toPrecision(precision));
}
