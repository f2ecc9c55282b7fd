import { useEffect, useRef, useState } from "react";
import type { Settings } from "../../query/scenario/scenario.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import type { ReportStore } from "../store/report-store.ts";

/**
 * Settings that follow the finger at once, and the figures a task later: first the rows are counted, in the next task they are shown. What
 * is moved meanwhile takes the place of what waits.
 */
export function useSettings(
  { change, subscribe, snapshot }: ReportStore,
  settings: Settings,
  prepare: (asked: Settings, state: ReportState) => void,
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
  const count = (): void => {
    const asked = waiting.current!;
    prepare(asked, snapshot().state);
    timer.current = setTimeout(() => {
      if (waiting.current !== asked) {
        count();
        return;
      }
      waiting.current = null;
      change((state) => ({ ...state, scenario: asked }));
    });
  };
  const choose = (next: Settings): void => {
    setMoved(next);
    if (waiting.current === null) timer.current = setTimeout(count);
    waiting.current = next;
  };
  return [moved ?? settings, choose];
}
