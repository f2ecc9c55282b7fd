import { isChosen } from "../../kinds/read-selection.ts";
import { selectBins, type ReportState } from "../../query/state/report-state.ts";

/**
 * Returns the state narrowed to some bins of a view's coarsest level; null where its filters exclude them. A drilled
 * view is limited to one bin.
 */
export function narrowState(
  state: ReportState,
  view: string,
  bins: readonly number[],
): ReportState | null {
  const [outermost] = state.drill[view] ?? [];
  if (outermost !== undefined) return bins.includes(outermost) ? state : null;
  const kept = bins.filter((bin) => isChosen(state.filters[view] ?? null, bin));
  return kept.length === 0 ? null : selectBins(state, view, kept);
}
