import { listMissingKinds, loadKinds } from "../../kinds/registry.ts";
import { hasTable, loadTable } from "../../render/table/table-part.ts";
import { listKindsToLoad } from "../list-kinds-to-load.ts";
import { needsTable } from "../needs-table.ts";
import type { ReportLayout } from "../report-layout.ts";
import type { ReportSource } from "./report-source.ts";

/** Loads the kinds of a page before it is shown; where a file is not available, its visuals show a message. */
export function showWithKinds(
  layout: ReportLayout,
  show: ReportSource["show"],
): ReportSource["show"] {
  const asked = new Set<string>();
  return (state) => {
    const missing = listMissingKinds(listKindsToLoad(layout, state.page));
    const isTableMissing = !hasTable() && needsTable(layout, state);
    const lacks = `${state.page} ${String(isTableMissing)}`;
    if ((missing.length === 0 && !isTableMissing) || asked.has(lacks)) return show(state);
    const loads = [loadKinds(missing), ...(isTableMissing ? [loadTable()] : [])];
    return Promise.all(loads)
      .catch(console.error)
      .finally(() => asked.add(lacks));
  };
}

/** Loads the kinds of all pages; a file that fails is loaded again when its page is opened. */
export async function preloadKinds(layout: ReportLayout): Promise<void> {
  await loadAllKinds(layout).catch(() => undefined);
}

/** Rejects where a file is not available. */
export async function loadAllKinds(layout: ReportLayout): Promise<void> {
  const kinds = layout.pages.flatMap(({ id }) => listKindsToLoad(layout, id));
  await Promise.all([loadKinds(kinds), loadTable()]);
}
