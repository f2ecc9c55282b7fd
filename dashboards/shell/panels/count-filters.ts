import type { ReportState } from "../../query/state/report-state.ts";

/** Counts the views that are filtered by or drilled into. */
export function countFilters({ filters, drill }: Pick<ReportState, "filters" | "drill">): number {
  return Object.keys({ ...filters, ...drill }).length;
}
