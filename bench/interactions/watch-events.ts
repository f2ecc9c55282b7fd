import type { Page } from "@playwright/test";

/** An event that was answered, or a frame that took long; `start` is of the clock that all documents share, in ms. */
export type Seen = { start: number; duration: number; interaction: number };

/** Below this the browser reports no event. */
const leastEventMs = 16;

/** Keeps what the documents of a page report from now on, also what the last one reports as it is left. */
export async function watchEvents(page: Page): Promise<Seen[]> {
  const seen: Seen[] = [];
  await page.exposeFunction("benchSee", (entry: Seen) => void seen.push(entry));
  await page.addInitScript((durationThreshold) => {
    const { benchSee } = globalThis as unknown as { benchSee: (entry: Seen) => void };
    const see = (list: PerformanceObserverEntryList): void => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        const start = performance.timeOrigin + entry.startTime;
        // A long frame is none of an interaction.
        const interaction = entry.interactionId ?? -1;
        benchSee({ start, duration: entry.duration, interaction });
      }
    };
    const events = { type: "event", durationThreshold, buffered: true };
    new PerformanceObserver(see).observe(events);
    new PerformanceObserver(see).observe({ type: "long-animation-frame", buffered: true });
  }, leastEventMs);
  return seen;
}

/** Time to the next paint of the slowest interaction since `from`, as the browser's own INP counts it. */
export function readSlowestInteraction(seen: readonly Seen[], from: number): number {
  const answered = seen.filter(({ start, interaction }) => start >= from && interaction > 0);
  return Math.max(leastEventMs, ...answered.map(({ duration }) => duration));
}

export function readLongestFrame(seen: readonly Seen[], from: number): number {
  const frames = seen.filter(
    ({ start, duration, interaction }) => start + duration >= from && interaction === -1,
  );
  return Math.max(0, ...frames.map(({ duration }) => duration));
}
