import { listMissingKinds, loadKinds } from "../../kinds/registry.ts";
import { listKindsToLoad } from "../list-kinds-to-load.ts";
import type { ReportLayout } from "../report-layout.ts";
import type { ReportSource } from "./report-source.ts";

/** Loads the kinds of a page before it is shown; where a file is lost, its visuals say so. */
export function showWithKinds(
  layout: ReportLayout,
  show: ReportSource["show"],
): ReportSource["show"] {
  const asked = new Set<string>();
  const load = async (page: string): Promise<void> => {
    await loadKinds(listKindsToLoad(layout, page)).catch(console.error);
    asked.add(page);
  };
  return (state) => {
    const missing = listMissingKinds(listKindsToLoad(layout, state.page));
    return missing.length === 0 || asked.has(state.page) ? show(state) : load(state.page);
  };
}

/** Loads the kinds of the pages that are not open yet; a lost file is asked for again when its page is opened. */
export async function preloadKinds(layout: ReportLayout): Promise<void> {
  await loadAllKinds(layout).catch(() => undefined);
}

/** Rejects where a file is lost. */
export async function loadAllKinds(layout: ReportLayout): Promise<void> {
  await loadKinds(layout.pages.flatMap(({ id }) => listKindsToLoad(layout, id)));
}
