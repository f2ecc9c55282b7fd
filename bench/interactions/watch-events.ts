import type { Page } from "@playwright/test";

/** An event with its response, or a long frame; `start` is in ms on the clock that all documents share. */
export type Seen = { start: number; duration: number; interaction: number };

/** Shortest event, in ms, that the browser reports. */
const leastEventMs = 16;

/** Collects what the documents of a page report from now on, including the last reports of a document being left. */
export async function watchEvents(page: Page): Promise<Seen[]> {
  const seen: Seen[] = [];
  await page.exposeFunction("benchSee", (entry: Seen) => void seen.push(entry));
  await page.addInitScript((durationThreshold) => {
    const { benchSee } = globalThis as unknown as { benchSee: (entry: Seen) => void };
    const see = (list: PerformanceObserverEntryList): void => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        const start = performance.timeOrigin + entry.startTime;
        // A long frame belongs to no interaction.
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

/** Returns the time to the next paint of the slowest interaction since `from`, as in the browser's INP. */
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
