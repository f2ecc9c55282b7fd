import type { ReportState } from "./report-state.ts";
import { encodeState } from "./state-codec.ts";

/** States gone through, and those kept to come back to. */
export type StateHistory = {
  past: readonly ReportState[];
  present: ReportState;
  future: readonly ReportState[];
  bookmarks: readonly ReportState[];
};

/** Most steps that can be undone. */
const maxSteps = 200;

export function createHistory(present: ReportState): StateHistory {
  return { past: [], present, future: [], bookmarks: [] };
}

/** Goes on to a state; what was undone before is gone. */
export function recordState(history: StateHistory, state: ReportState): StateHistory {
  const past = [...history.past, history.present].slice(-maxSteps);
  return { ...history, past, present: state, future: [] };
}

/** Changes the present without a step to undo, e.g. while a brush is being dragged. */
export function replaceState(history: StateHistory, state: ReportState): StateHistory {
  return { ...history, present: state };
}

/** Goes back one state, where there is one. */
export function undo(history: StateHistory): StateHistory {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  const future = [history.present, ...history.future];
  return { ...history, past: history.past.slice(0, -1), present: previous, future };
}

/** Goes forward again one state that was undone, where there is one. */
export function redo(history: StateHistory): StateHistory {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { ...history, past: [...history.past, history.present], present: next, future };
}

/** Keeps the present to come back to, after those kept before; the same state is kept once. */
export function saveBookmark(history: StateHistory): StateHistory {
  const { bookmarks } = dropBookmark(history, history.present);
  return { ...history, bookmarks: [...bookmarks, history.present] };
}

export function dropBookmark(history: StateHistory, state: ReportState): StateHistory {
  const text = encodeState(state);
  const bookmarks = history.bookmarks.filter((other) => encodeState(other) !== text);
  return { ...history, bookmarks };
}
