import type { ReportState } from "../../query/state/report-state.ts";
import { isSameSelection, type Selection } from "../../query/state/selection.ts";
import type { StateHistory } from "../../query/state/state-history.ts";

/**
 * Drops the two single clicks of a double click that drills into a view, so that undo returns to the state before it:
 * they leave the selection as it was, or select the bin and deselect it.
 */
export function dropDoubleClick(history: StateHistory, drill: ReportState["drill"]): StateHistory {
  const { past, present } = history;
  const [before, between] = past.slice(-2);
  const view = Object.keys(drill).find(
    (one) => drill[one]!.length > (present.drill[one]?.length ?? 0),
  );
  if (before === undefined || between === undefined || view === undefined) return history;
  const clicked = [findChangedView(before, between), findChangedView(between, present)];
  if (clicked.some((one) => one !== view)) return history;
  const read = ({ filters }: ReportState): Selection | null => filters[view] ?? null;
  const isLetGo = read(present) === null && isSameSelection(read(between), drill[view]!.slice(-1));
  const isDoubleClick = isLetGo || isSameSelection(read(before), read(present));
  return isDoubleClick ? { ...history, past: past.slice(0, -2), present: before } : history;
}

/** Returns the view whose selection is the only difference, or null. */
export function findChangedView(from: ReportState, to: ReportState): string | null {
  const views = new Set([...Object.keys(from.filters), ...Object.keys(to.filters)]);
  const changed = [...views].filter((view) => from.filters[view] !== to.filters[view]);
  const [view] = changed;
  const isMore = changed.length !== 1 || from.page !== to.page || from.drill !== to.drill;
  return view === undefined || isMore ? null : view;
}
