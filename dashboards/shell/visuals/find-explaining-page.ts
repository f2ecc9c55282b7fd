import { listViewColumns } from "../../query/claims/list-read-columns.ts";
import type { ReportModule, VisualLayout } from "../report-layout.ts";

/** Finds the next page of a report that also divides its figures by the column of a visual's marks. */
export function findExplainingPage(
  { definition, layout }: Pick<ReportModule, "definition" | "layout">,
  { id, view }: Pick<VisualLayout, "id" | "view">,
): string | undefined {
  const { views } = definition;
  if (views[view]?.isFilterable !== true) return undefined;
  const columns = new Set(listViewColumns(views[view]));
  const own = layout.pages.findIndex(({ visuals }) => visuals.some((one) => one.id === id));
  const others = [...layout.pages.slice(own + 1), ...layout.pages.slice(0, own)];
  return others.find(({ visuals }) =>
    visuals.some((one) => listViewColumns(views[one.view]).some((column) => columns.has(column))),
  )?.id;
}
