import { listLaterKinds } from "../kinds/registry.ts";
import type { ReportState } from "../query/state/report-state.ts";
import type { ReportLayout } from "./report-layout.ts";

/** Lists the kinds of a page's visuals that are not in the script of all reports, each once. */
export function listKindsToLoad({ pages }: ReportLayout, page: string) {
  const { visuals = [] } = pages.find(({ id }) => id === page) ?? {};
  return listLaterKinds(visuals.map(({ spec }) => spec.kind));
}

/** True of a page with a table, or with a visual that is shown as one. */
export function needsTable(
  { pages }: ReportLayout,
  { page, presentation = {} }: Pick<ReportState, "page" | "presentation">,
): boolean {
  const { visuals = [] } = pages.find(({ id }) => id === page) ?? {};
  return (
    visuals.some(({ spec }) => spec.kind === "table") ||
    Object.values(presentation).some((text) => text.endsWith("table"))
  );
}
