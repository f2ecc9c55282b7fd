import type { ReportModel } from "../engine/report-model.ts";
import type { ReportState } from "../engine/report-state.ts";
import { isRange } from "../engine/selection.ts";
import { encodeState } from "../engine/state-codec.ts";
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

/** Moves of a brush that follow each other within this time are one step to undo, and so are the clicks of one that drills. */
const gestureMs = 600;

export function createReportStore(model: ReportModel, start: ReportState): ReportStore {
  const listeners = new Set<() => void>();
  let history = createHistory(start);
  let snapshot = show(model, history);
  /** Changes to the selection of one view, one right after the other, and what was before them. */
  let gesture = { view: "", at: 0, isBrush: false, before: history };
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
      const at = performance.now();
      const isSoon = at - gesture.at < gestureMs;
      if (isSoon && isDrill(history.present, state, gesture.view)) {
        const { before } = gesture;
        gesture = { ...gesture, view: "" };
        set(recordState({ ...history, past: before.past, present: before.present }, state));
        return;
      }
      const view = findPicked(history.present, state) ?? "";
      const isBrush = isRange(state.filters[view] ?? []);
      const isSame = isSoon && view !== "" && view === gesture.view;
      const isMove = isSame && isBrush && gesture.isBrush;
      gesture = { view, at, isBrush, before: isSame ? gesture.before : history };
      set(isMove ? replaceState(history, state) : recordState(history, state));
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

/** Whether a view is gone further into. */
function isDrill(from: ReportState, to: ReportState, view: string): boolean {
  return (to.drill[view]?.length ?? 0) > (from.drill[view]?.length ?? 0);
}
