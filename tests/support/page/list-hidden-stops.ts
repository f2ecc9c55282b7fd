import type { Page } from "@playwright/test";

const mostStops = 150;

/** Tabs through the page; returns the number of stops, and those without a visible focus (WCAG 2.4.11). */
export async function listHiddenStops(page: Page): Promise<{ count: number; hidden: string[] }> {
  const hidden: string[] = [];
  for (let count = 0; count < mostStops; count += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return undefined;
      const { left, top, width, height } = element.getBoundingClientRect();
      const steps = [0.05, 0.25, 0.5, 0.75, 0.95];
      const isSeen = steps.some((across) =>
        steps.some((down) => {
          const front = document.elementFromPoint(left + width * across, top + height * down);
          return front !== null && (element.contains(front) || front.contains(element));
        }),
      );
      return { isSeen, name: element.outerHTML.slice(0, 100) };
    });
    if (stop === undefined) return { count, hidden };
    if (!stop.isSeen) hidden.push(stop.name);
  }
  throw new Error(`More than ${String(mostStops)} tab stops: focus does not leave the page`);
}
