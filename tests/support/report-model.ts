import { createFormatters, type Formatters } from "../../dashboards/format/formatters.ts";
import { createModel, type ReportModel } from "../../dashboards/query/report-model.ts";
import { createTable } from "../../dashboards/query/table/table.ts";
import type { ReportModule, VisualLayout } from "../../dashboards/shell/report-layout.ts";
import type { ReportCopy } from "../../dashboards/shell/host/report-copy.ts";
import type { Locale } from "../../contracts/locale.ts";
import { gatherReportCopy } from "../../generator/reports/gather-report-copy.ts";
import { loadReport } from "../../generator/reports/list-reports.ts";

/** A report as the test knows it by itself: its rows counted here, its copy read from its files. */
export type KnownReport = {
  module: ReportModule;
  model: ReportModel;
  copy: ReportCopy;
  format: Formatters;
};

/** Makes a report in the test's own process, to compare the screen with. */
export async function knowReport(slug: string, locale: Locale): Promise<KnownReport> {
  const module = await loadReport(slug);
  const copy = await gatherReportCopy(slug, locale);
  const table = createTable(module.definition.columns, module.generate());
  const model = createModel(module.definition, table);
  return { module, model, copy, format: createFormatters(locale, copy.charts) };
}

/** Every visual with its page. */
export function listVisuals({ module }: KnownReport): { page: string; visual: VisualLayout }[] {
  return module.layout.pages.flatMap(({ id, visuals }) =>
    visuals.map((visual) => ({ page: id, visual })),
  );
}

/** Whether a visual's marks can be chosen one by one by a click. */
export function isChoosable({ module }: KnownReport, { view, spec, pivot }: VisualLayout): boolean {
  const declaration = module.definition.views[view];
  const kinds = ["bars", "columns", "treemap", "waffle", "tiles"];
  return declaration?.isFilterable === true && pivot === undefined && kinds.includes(spec.kind);
}

/** Whether a visual's marks lead to a finer level. */
export function isDrillable({ module }: KnownReport, { view }: VisualLayout): boolean {
  const shape = module.definition.views[view]?.shape;
  return shape?.kind === "bins" && shape.levels.length > 1;
}
