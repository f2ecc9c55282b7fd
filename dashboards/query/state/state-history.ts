import type { ReportState } from "./report-state.ts";
import { encodeState } from "./state-codec.ts";

export type StateHistory = {
  past: readonly ReportState[];
  present: ReportState;
  future: readonly ReportState[];
  bookmarks: readonly ReportState[];
};

const maxSteps = 200;

export function createHistory(present: ReportState): StateHistory {
  return { past: [], present, future: [], bookmarks: [] };
}

export function recordState(history: StateHistory, state: ReportState): StateHistory {
  const past = [...history.past, history.present].slice(-maxSteps);
  return { ...history, past, present: state, future: [] };
}

export function replaceState(history: StateHistory, state: ReportState): StateHistory {
  return { ...history, present: state };
}

export function undo(history: StateHistory): StateHistory {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  const future = [history.present, ...history.future];
  return { ...history, past: history.past.slice(0, -1), present: previous, future };
}

export function redo(history: StateHistory): StateHistory {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { ...history, past: [...history.past, history.present], present: next, future };
}

/** Keeps each state once. */
export function saveBookmark(history: StateHistory): StateHistory {
  const { bookmarks } = dropBookmark(history, history.present);
  return { ...history, bookmarks: [...bookmarks, history.present] };
}

export function dropBookmark(history: StateHistory, state: ReportState): StateHistory {
  const text = encodeState(state);
  const bookmarks = history.bookmarks.filter((other) => encodeState(other) !== text);
  return { ...history, bookmarks };
}
