import { useEffect, useState, type RefObject } from "react";

/** Counts what page and frame have asked the network for since a time; null before it. */
export function useRequests(
  frame: RefObject<HTMLIFrameElement | null>,
  startedMs: number,
): number | null {
  const [count, setCount] = useState(0);
  useEffect(() => {
    setCount(0);
    if (startedMs === 0) return undefined;
    const since = performance.timeOrigin + startedMs;
    const watch = (view: Window & typeof globalThis): (() => void) => {
      const { PerformanceObserver: Observer, performance: clock } = view;
      const observer = new Observer((entries) => {
        const later = entries
          .getEntries()
          .filter(({ startTime }) => clock.timeOrigin + startTime >= since);
        if (later.length > 0) setCount((known) => known + later.length);
      });
      observer.observe({ type: "resource" });
      return () => observer.disconnect();
    };
    const views = [window, frame.current?.contentWindow].filter((one) => one);
    const stops = views.map((view) => watch(view as Window & typeof globalThis));
    return () => {
      for (const stop of stops) stop();
    };
  }, [frame, startedMs]);
  return startedMs === 0 ? null : count;
}
