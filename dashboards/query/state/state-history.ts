import type { ReportState } from "./report-state.ts";

export type StateHistory = {
  past: readonly ReportState[];
  present: ReportState;
  future: readonly ReportState[];
};

const maxSteps = 200;

export function createHistory(present: ReportState): StateHistory {
  return { past: [], present, future: [] };
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
