import { isChosen } from "../../kinds/read-selection.ts";
import { selectBins, type ReportState } from "../../query/state/report-state.ts";

/**
 * The state whose rows are also in some bins of a view's coarsest level; null where its filters leave none of them. What is drilled
 * into leads through one bin.
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
