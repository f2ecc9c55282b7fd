import { listLaterKinds } from "../kinds/registry.ts";
import type { ReportLayout } from "./report-layout.ts";

/** Lists the kinds of a page's visuals that are not in the script of all reports, each once. */
export function listKindsToLoad({ pages }: ReportLayout, page: string) {
  const { visuals = [] } = pages.find(({ id }) => id === page) ?? {};
  return listLaterKinds(visuals.map(({ spec }) => spec.kind));
}
