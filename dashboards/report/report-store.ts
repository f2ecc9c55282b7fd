import type { ReportModel } from "../engine/report-model.ts";
import type { ReportState } from "../engine/report-state.ts";
import { isRange } from "../engine/selection.ts";
import {
  createHistory,
  dropBookmark,
  recordState,
  redo,
  replaceState,
  saveBookmark,
  undo,
  type StateHistory,
} from "../engine/state-history.ts";
import type { ViewResult } from "../engine/view-result.ts";

/** What is on show: valid until the next one is made. */
export type ReportSnapshot = {
  state: ReportState;
  canUndo: boolean;
  canRedo: boolean;
  bookmarks: readonly ReportState[];
  read: (view: string) => ViewResult;
};

/** The one state of a report and its history, brought to the model before anyone reads. */
export type ReportStore = {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => ReportSnapshot;
  change: (next: (state: ReportState) => ReportState) => void;
  /** Shows a state without a step to undo: what the address asks for. */
  replace: (state: ReportState) => void;
  undo: () => void;
  redo: () => void;
  /** Keeps what is on show among the bookmarks, as long as the report is open. */
  saveBookmark: () => void;
  dropBookmark: (state: ReportState) => void;
};

/** Moves of a brush within this time are one step to undo. */
const brushMs = 600;

export function createReportStore(model: ReportModel, start: ReportState): ReportStore {
  const listeners = new Set<() => void>();
  let history = createHistory(start);
  let snapshot = show(model, history);
  let brushed = { view: "", at: 0 };
  const set = (next: StateHistory): void => {
    if (next === history) return;
    history = next;
    snapshot = show(model, history);
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => snapshot,
    change: (next) => {
      const state = next(history.present);
      const view = findBrush(history.present, state);
      const at = performance.now();
      const isSameBrush = view !== null && view === brushed.view && at - brushed.at < brushMs;
      brushed = { view: view ?? "", at };
      set(isSameBrush ? replaceState(history, state) : recordState(history, state));
    },
    replace: (state) => set(replaceState(history, state)),
    undo: () => set(undo(history)),
    redo: () => set(redo(history)),
    saveBookmark: () => set(saveBookmark(history)),
    dropBookmark: (state) => set(dropBookmark(history, state)),
  };
}

function show(
  model: ReportModel,
  { present, past, future, bookmarks }: StateHistory,
): ReportSnapshot {
  model.show(present);
  const results = new Map<string, ViewResult>();
  return {
    state: present,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    bookmarks,
    read: (view) => {
      const result = results.get(view) ?? model.read(view);
      results.set(view, result);
      return result;
    },
  };
}

/** The view whose range is all that differs, if it is. */
function findBrush(from: ReportState, to: ReportState): string | null {
  const views = new Set([...Object.keys(from.filters), ...Object.keys(to.filters)]);
  const changed = [...views].filter((view) => from.filters[view] !== to.filters[view]);
  const [view] = changed;
  if (view === undefined || changed.length > 1 || from.page !== to.page) return null;
  const next = to.filters[view];
  return next !== undefined && isRange(next) ? view : null;
}
