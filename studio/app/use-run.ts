import { useRef, useState } from "react";
import type { Drafts } from "../model/drafts.ts";
import { describeFailure } from "./describe-answer.ts";
import { useWords } from "./words.ts";

type Running = { drafts: Drafts; work: Promise<boolean> };

/** Runs one task at a time and reports why it failed. */
export function useRun(notify: (status: string) => void) {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const running = useRef<Running>(undefined);
  const run = async (drafts: Drafts, start: () => Promise<boolean>) => {
    const work = start().catch((error: unknown) => {
      notify(describeFailure(error, words));
      return false;
    });
    running.current = { drafts, work };
    setBusy(true);
    const isDone = await work;
    running.current = undefined;
    setBusy(false);
    return isDone;
  };
  return { run, isBusy, running };
}
