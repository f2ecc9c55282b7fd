import type {
  TrialDoubt,
  TrialFault,
  TrialNews,
  TrialPreview,
  TrialResult,
  Understood,
} from "../../../../contracts/trial/file-trial.ts";

type TrialFile = { name: string; bytes: number; isBeginning: boolean };

/** Everything that the page knows of a file; nothing of it is kept when it is cancelled. */
export type TrialState = {
  /** True once reader and report are in memory. */
  isReady: boolean;
  step: "start" | "reading" | "doubts" | "result" | "failed";
  file: TrialFile;
  startedMs: number;
  /** Time of reading, once it is over. */
  readMs: number;
  progress: { share: number; rows: number; goneMs: number };
  understood: readonly Understood[];
  preview: TrialPreview | null;
  doubts: readonly TrialDoubt[];
  /** The doubts whose other answer was chosen. */
  isOther: readonly boolean[];
  result: TrialResult | null;
  headlines: readonly string[];
  totals: readonly string[];
  fault: TrialFault | null;
};

export type TrialEvent =
  | (TrialNews & { atMs: number })
  | { type: "started"; file: TrialFile; atMs: number }
  | { type: "answered"; isOther: readonly boolean[] }
  | { type: "reviewed" }
  | { type: "left" };

export const startState: TrialState = {
  isReady: false,
  step: "start",
  file: { name: "", bytes: 0, isBeginning: false },
  startedMs: 0,
  readMs: 0,
  progress: { share: 0, rows: 0, goneMs: 0 },
  understood: [],
  preview: null,
  doubts: [],
  isOther: [],
  result: null,
  headlines: [],
  totals: [],
  fault: null,
};

/** Returns the state after an event; news of a file that was cancelled change nothing. */
export function reduceTrial(state: TrialState, event: TrialEvent): TrialState {
  const { isReady } = state;
  if (event.type === "ready") return { ...state, isReady: true };
  if (event.type === "started") {
    return { ...startState, isReady, step: "reading", file: event.file, startedMs: event.atMs };
  }
  if (event.type === "left") return { ...startState, isReady };
  if (state.step === "start") return state;
  switch (event.type) {
    case "progress": {
      const { share, rows, atMs } = event;
      const goneMs = atMs - state.startedMs;
      const isRead = share === 1 && state.readMs === 0;
      return {
        ...state,
        progress: { share, rows, goneMs },
        readMs: isRead ? goneMs : state.readMs,
      };
    }
    case "understood":
      return { ...state, understood: event.understood, preview: event.preview };
    case "doubts":
      return {
        ...state,
        step: "doubts",
        doubts: event.doubts,
        isOther: event.doubts.map(() => false),
      };
    case "answered":
      return { ...state, step: "reading", isOther: event.isOther };
    case "reviewed":
      return { ...state, step: "doubts" };
    case "drawn":
      return { ...state, step: "result", result: event.result };
    case "shown":
      return { ...state, headlines: event.headlines, totals: event.totals };
    case "failed":
      return { ...state, step: "failed", fault: event.fault };
  }
}
