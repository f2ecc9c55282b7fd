import { useEffect, useRef, useState } from "react";
import type { Settings } from "../../query/scenario/scenario.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import type { ReportStore } from "../store/report-store.ts";

/** Steps that each count a part of the rows of some settings, so that showing them is quick. */
export type PrepareSteps = readonly ((asked: Settings, state: ReportState) => void)[];

/**
 * Returns settings that follow the sliders at once; the figures follow some tasks later, in which the rows are counted.
 * Only the last of the moves in the meantime is shown next.
 */
export function useSettings(
  { change, subscribe, snapshot }: ReportStore,
  settings: Settings,
  prepare: PrepareSteps,
): [Settings, (next: Settings) => void] {
  const [moved, setMoved] = useState<Settings | null>(null);
  const waiting = useRef<Settings | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Undo and the address move the sliders as well.
    const stop = subscribe(() => {
      if (waiting.current === null) setMoved(null);
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [subscribe]);
  const take = (step: number, asked: Settings): void => {
    prepare[step]?.(asked, snapshot().state);
    if (step < prepare.length) {
      timer.current = setTimeout(() => take(step + 1, asked));
      return;
    }
    const next = waiting.current === asked ? null : waiting.current;
    waiting.current = next;
    change((state) => ({ ...state, scenario: asked }));
    if (next !== null) timer.current = setTimeout(() => take(0, next));
  };
  const choose = (next: Settings): void => {
    setMoved(next);
    if (waiting.current === null) timer.current = setTimeout(() => take(0, next));
    waiting.current = next;
  };
  return [moved ?? settings, choose];
}
