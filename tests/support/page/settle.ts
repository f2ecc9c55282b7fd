import type { Frame, Page } from "@playwright/test";

/**
 * Waits until the page and its frames have loaded and the page has nothing to do, so that what it does in idle time is under way.
 * Not "networkidle", which never comes once a frame has moved on while it loaded, as the calendar's does for the visitor's zone.
 */
export async function settle(page: Page): Promise<void> {
  await Promise.all(page.frames().filter(hasBegun).map(hasLoaded));
  await page.evaluate(
    async () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
}

/** One that waits to be near never tells of its empty document. */
function hasBegun(frame: Frame): boolean {
  return frame.url().startsWith("http");
}

/** A frame that was taken away meanwhile loads nothing more. */
async function hasLoaded(frame: Frame): Promise<void> {
  try {
    await frame.waitForLoadState("load");
  } catch (error) {
    if (!frame.isDetached()) throw error;
  }
}
