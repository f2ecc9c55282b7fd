import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from "react";
import {
  trialLimits,
  type TrialNews,
  type TrialOrder,
} from "../../../../contracts/trial/file-trial.ts";
import { readReportMessage } from "../../../../contracts/report-bridge.ts";
import { reduceTrial, startState, type TrialEvent, type TrialState } from "./trial-state.ts";

export type Trial = {
  state: TrialState;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Reads a file; null is the sample. */
  read: (file: File | null, name?: string) => void;
  /** Reads the file that was too large again, as far as the limits go. */
  readBeginning: () => void;
  answer: (isOther: readonly boolean[]) => void;
  review: () => void;
  /** Forgets the file. */
  leave: () => void;
};

/** Hands files to the frame that reads and draws them, and follows what it makes of them. */
export function useTrial(sampleName: string): Trial {
  const [state, hear] = useReducer(reduceTrial, startState);
  const frame = useRef<HTMLIFrameElement>(null);
  const last = useRef<File | null>(null);
  const waiting = useRef<TrialOrder | null>(null);
  const order = (asked: TrialOrder): void => {
    if (state.isReady) frame.current?.contentWindow?.postMessage(asked, location.origin);
    else waiting.current = asked;
  };
  const receive = useEffectEvent(({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return;
    const message = readReportMessage({ data, origin, source }, { origin, window: source });
    // Through the DOM: the policy forbids `style=` attributes.
    if (message?.type === "height") frame.current.style.height = `${String(message.height)}px`;
    if (message !== null || !isNews(data)) return;
    hear({ ...data, atMs: performance.now() });
    if (data.type !== "ready" || waiting.current === null) return;
    frame.current?.contentWindow?.postMessage(waiting.current, origin);
    waiting.current = null;
  });
  useEffect(() => {
    const listen = (event: MessageEvent): void => receive(event);
    addEventListener("message", listen);
    // A frame that was ready before has said so to nobody.
    frame.current?.contentWindow?.postMessage({ type: "greet" }, location.origin);
    return () => removeEventListener("message", listen);
  }, []);
  const send = (file: File | null, name: string, isBeginning: boolean): void => {
    last.current = file;
    const bytes = file?.size ?? 0;
    hear({ type: "started", file: { name, bytes, isBeginning }, atMs: performance.now() });
    if (bytes > mostBytes() && !isBeginning) {
      const params = { megabytes: mostBytes() / 1e6 };
      const fault = { code: "tooLarge" as const, params, text: "" };
      hear({ type: "failed", fault, atMs: performance.now() });
    } else order({ type: "read", file, name, isBeginning });
  };
  return {
    state,
    frame,
    read: (file, name = file?.name ?? sampleName) => send(file, name, false),
    readBeginning: () => send(last.current, state.file.name, true),
    answer: (isOther) => {
      hear({ type: "answered", isOther });
      order({ type: "answer", isOther });
    },
    review: () => hear({ type: "reviewed" }),
    leave: () => {
      last.current = null;
      order({ type: "cancel" });
      hear({ type: "left" });
    },
  };
}

const types = new Set<TrialEvent["type"]>([
  "ready",
  "progress",
  "understood",
  "doubts",
  "drawn",
  "shown",
  "failed",
]);

function isNews(data: unknown): data is TrialNews {
  return typeof data === "object" && data !== null && types.has((data as TrialNews).type);
}

function mostBytes(): number {
  const isPhone = matchMedia("(pointer: coarse) and (width < 60rem)").matches;
  return isPhone ? trialLimits.phoneBytes : trialLimits.bytes;
}
