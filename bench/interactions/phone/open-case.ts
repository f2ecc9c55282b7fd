import type { Browser } from "@playwright/test";
import { openPage } from "../open-page.ts";

/** Milliseconds from the request for the floor to its first paint. */
export async function openFloor(browser: Browser, origin: string): Promise<number> {
  const { page, context } = await openPage(browser, "phone");
  try {
    await page.goto(`${origin}/es`, { waitUntil: "load" });
    return await page.evaluate(
      async () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries()[0]!.startTime)).observe({
            type: "paint",
            buffered: true,
          });
        }),
    );
  } finally {
    await context.close();
  }
}

const frameSelector = ".report-stage iframe";
const lostAfterMs = 30_000;

/** Milliseconds from the request for a case's page to the first painted drawing of its report, for a reader who scrolls there at once. */
export async function openCase(browser: Browser, origin: string, slug: string): Promise<number> {
  const { page, context } = await openPage(browser, "phone");
  try {
    const drawn = Promise.withResolvers<number>();
    await page.exposeFunction("benchDrawn", drawn.resolve);
    await page.addInitScript(tellFirstDrawing);
    await page.goto(`${origin}/proyectos/${slug}`, { waitUntil: "commit" });
    const start = await page.evaluate(() => performance.timeOrigin);
    await page.locator(frameSelector).waitFor({ state: "attached" });
    await page.evaluate(keepInView, frameSelector);
    const timeout = setTimeout(() => drawn.reject(new Error("No drawing")), lostAfterMs);
    try {
      return (await drawn.promise) - start;
    } finally {
      clearTimeout(timeout);
    }
  } finally {
    await context.close();
  }
}

/** In the document of a report: tells when the frame that has its first drawing has been painted, by the clock of all documents. */
function tellFirstDrawing(): void {
  if (!location.pathname.includes("/dashboards/")) return;
  const { benchDrawn } = globalThis as unknown as { benchDrawn: (at: number) => void };
  const look = (): void => {
    const drawings = [...document.querySelectorAll(".visual-body svg")];
    if (!drawings.some((one) => one.getBoundingClientRect().height > 0))
      requestAnimationFrame(look);
    else {
      // A task after the next frame: that frame has been painted.
      requestAnimationFrame(() => {
        setTimeout(() => benchDrawn(performance.timeOrigin + performance.now()));
      });
    }
  };
  look();
}

/** What is above the report may still grow. */
function keepInView(selector: string): void {
  const show = (): void => {
    document.querySelector(selector)!.scrollIntoView({ block: "start", behavior: "instant" });
    requestAnimationFrame(show);
  };
  show();
}
