import { listLaterKinds, type VisualSpec } from "../kinds/registry.ts";
import type { ReportLayout } from "./report-layout.ts";

/** The kinds of a page's visuals that are no part of the script that all reports share, each once. */
export function listKindsToLoad({ pages }: ReportLayout, page: string): VisualSpec["kind"][] {
  const { visuals = [] } = pages.find(({ id }) => id === page) ?? {};
  return listLaterKinds(visuals.map(({ spec }) => spec.kind));
}
