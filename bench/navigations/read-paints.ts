import type { Page } from "puppeteer-core";

/** When the page that a click leads to was first painted, and the largest part of it, in ms of the clock that all documents share. */
export type Paints = { first: number; largest: number };

/** Reads the paints of the page that was arrived at: those of a soft navigation where the document stayed, its document's otherwise. */
export async function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(async () => {
    type Entry = PerformanceEntry & { interactionId?: number; activationStart?: number };
    const noneAfterMs = 200;
    const list = async (type: string): Promise<Entry[]> =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((found) => resolve(found.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), noneAfterMs);
      });
    // Entries of an interaction begin with it and last until their paint is shown.
    const end = ({ startTime, duration }: Entry) => performance.timeOrigin + startTime + duration;

    const soft = (await list("soft-navigation")).at(-1);
    if (soft !== undefined) {
      const paints = await list("interaction-contentful-paint");
      const own = paints.filter(({ interactionId }) => interactionId === soft.interactionId);
      return { first: end(soft), largest: Math.max(end(soft), ...own.map(end)) };
    }
    const [load] = performance.getEntriesByType("navigation") as Entry[];
    // What was prerendered is seen when it is activated.
    const shown = performance.timeOrigin + (load?.activationStart ?? 0);
    const paints = (await list("paint")).map(end);
    const largest = (await list("largest-contentful-paint")).map(end);
    return { first: Math.max(shown, ...paints), largest: Math.max(shown, ...largest) };
  });
}
