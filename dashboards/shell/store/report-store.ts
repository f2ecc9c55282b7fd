import type { ReportModel } from "../../query/report-model.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import { isRange, isSameSelection, type Selection } from "../../query/state/selection.ts";
import { encodeState } from "../../query/state/state-codec.ts";
import {
  createHistory,
  dropBookmark,
  recordState,
  redo,
  replaceState,
  saveBookmark,
  undo,
  type StateHistory,
} from "../../query/state/state-history.ts";
import type { ViewResult } from "../../query/view-result.ts";

/** What is on show: valid until the next one is made. */
export type ReportSnapshot = {
  state: ReportState;
  canUndo: boolean;
  canRedo: boolean;
  bookmarks: readonly ReportState[];
  read: ReportModel["read"];
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
      if (encodeState(state) === encodeState(history.present)) return;
      const view = findPicked(history.present, state);
      const isBrush = view !== null && isRange(state.filters[view] ?? []);
      const at = performance.now();
      const isSameBrush = isBrush && view === brushed.view && at - brushed.at < brushMs;
      brushed = { view: isBrush ? view : "", at };
      set(
        isSameBrush
          ? replaceState(history, state)
          : recordState(dropClicks(history, state.drill), state),
      );
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
    read: (view, depth) => {
      const key = `${view} ${String(depth ?? present.drill[view]?.length ?? 0)}`;
      const result = results.get(key) ?? model.read(view, depth);
      results.set(key, result);
      return result;
    },
  };
}

/** The view whose selection is all that differs, if it is. */
function findPicked(from: ReportState, to: ReportState): string | null {
  const views = new Set([...Object.keys(from.filters), ...Object.keys(to.filters)]);
  const changed = [...views].filter((view) => from.filters[view] !== to.filters[view]);
  const [view] = changed;
  const isMore = changed.length !== 1 || from.page !== to.page || from.drill !== to.drill;
  return view === undefined || isMore ? null : view;
}

/**
 * The history without the clicks of the double click that goes further into a view: they leave its selection as it was, or pick the bin
 * alone and let it go.
 */
function dropClicks(history: StateHistory, drill: ReportState["drill"]): StateHistory {
  const { past, present } = history;
  const [before, between] = past.slice(-2);
  const view = Object.keys(drill).find(
    (one) => drill[one]!.length > (present.drill[one]?.length ?? 0),
  );
  if (before === undefined || between === undefined || view === undefined) return history;
  if (findPicked(before, between) !== view || findPicked(between, present) !== view) return history;
  const read = ({ filters }: ReportState): Selection | null => filters[view] ?? null;
  const isLetGo = read(present) === null && isSameSelection(read(between), drill[view]!.slice(-1));
  const isClicks = isLetGo || isSameSelection(read(before), read(present));
  return isClicks ? { ...history, past: past.slice(0, -2), present: before } : history;
}
