import { createFormatters, type Formatters } from "../../dashboards/format/formatters.ts";
import { createModel, type ReportModel } from "../../dashboards/query/report-model.ts";
import { createTable } from "../../dashboards/query/table/table.ts";
import { createTips } from "../../dashboards/interact/tips.ts";
import type { VisualProps } from "../../dashboards/render/visual-props.ts";
import type { ReportState } from "../../dashboards/query/state/report-state.ts";
import type { ReportOutline } from "../../dashboards/query/report-outline.ts";
import { nameCompared } from "../../dashboards/shell/periods/name-compared.ts";
import { makeVisualProps, nameVisual } from "../../dashboards/shell/visuals/make-visual-props.ts";
import type { ReportModule, VisualLayout } from "../../dashboards/shell/report-layout.ts";
import type { ReportCopy } from "../../dashboards/shell/host/report-copy.ts";
import type { Locale } from "../../contracts/locale.ts";
import { gatherReportCopy } from "../../generator/reports/gather-report-copy.ts";
import type { ReportClaims } from "../../dashboards/query/claims/claim.ts";
import { createDescribe } from "../../dashboards/shell/claims/create-describe.ts";
import type { Describe } from "../../dashboards/shell/claims/description.ts";
import { loadClaims, loadReport } from "../../generator/reports/list-reports.ts";

/**
 * A report in the test's own process, with which the screen is compared: its rows counted here, its copy read from
 * files.
 */
export type LoadedReport = {
  module: ReportModule;
  model: ReportModel;
  outline: ReportOutline;
  copy: ReportCopy;
  format: Formatters;
  claims: ReportClaims;
  describe: Describe;
};

export async function loadReportModel(slug: string, locale: Locale): Promise<LoadedReport> {
  const { module, model } = await countOnce(slug);
  const claims = await loadClaims(slug);
  const copy = await gatherReportCopy(slug, locale);
  const format = createFormatters(locale, copy.charts);
  return {
    module,
    model,
    outline: model,
    copy,
    format,
    claims,
    describe: createDescribe(module.definition, claims),
  };
}

const counted = new Map<string, Pick<LoadedReport, "module" | "model">>();

/** Cached, with the rows: both are independent of language, and test files share a process. */
async function countOnce(slug: string): Promise<Pick<LoadedReport, "module" | "model">> {
  const known = counted.get(slug);
  if (known !== undefined) return known;
  const module = await loadReport(slug);
  const rows = module.generate();
  const model = createModel(module.definition, createTable(module.definition.columns, rows));
  const found = { module: { ...module, generate: () => rows }, model };
  counted.set(slug, found);
  return found;
}

/** Returns every visual with its page. */
export function listVisuals({ module }: LoadedReport): { page: string; visual: VisualLayout }[] {
  return module.layout.pages.flatMap(({ id, visuals }) =>
    visuals.map((visual) => ({ page: id, visual })),
  );
}

/** Returns true for a visual whose marks can be selected one by one. */
export function isSelectable(
  { module }: LoadedReport,
  { view, spec, pivot }: VisualLayout,
): boolean {
  const declaration = module.definition.views[view];
  const kinds = [
    "bars",
    "coins",
    "columns",
    "dock",
    "dots",
    "route",
    "seats",
    "treemap",
    "waffle",
    "tiles",
  ];
  return declaration?.isFilterable === true && pivot === undefined && kinds.includes(spec.kind);
}

/** Returns true for a visual whose marks lead to a finer level. */
export function isDrillable({ module }: LoadedReport, { view }: VisualLayout): boolean {
  const shape = module.definition.views[view]?.shape;
  return shape?.kind === "bins" && shape.levels.length > 1;
}

const ignore = (): void => undefined;
const noActions = { onSelect: ignore, onSort: ignore, onDrill: ignore, onDrillUp: ignore };

/** Returns a visual's title: in the first state, or under the filters of another. */
export function readTitle(known: LoadedReport, id: string, state?: ReportState): string {
  return readProps(known, id, state).title;
}

/** Returns the note below a visual's title in the first state. */
export function readNote(known: LoadedReport, id: string): string {
  return readProps(known, id).note ?? "";
}

/** Returns what a visual is drawn from: in the first state, or under the filters of another. */
export function readProps(known: LoadedReport, id: string, state = known.model.start): VisualProps {
  const { page, visual } = listVisuals(known).find((one) => one.visual.id === id)!;
  const open = { ...known, tips: createTips() };
  const shown = { ...state, page };
  const depth = shown.drill[visual.view]?.length ?? 0;
  const names = nameVisual(open, visual, depth, nameCompared(known, shown));
  const result = { ...known.model.show(shown), state: shown, describe: known.describe };
  return makeVisualProps(open, visual, names, noActions, result);
}
