import type { Frame, Page } from "@playwright/test";

/**
 * Waits until the page and its frames have loaded and the page is idle, so that its idle-time work has started. Not
 * "networkidle", which never comes after a frame has navigated while loading, as the calendar's does for the visitor's
 * zone.
 */
export async function settle(page: Page): Promise<void> {
  await Promise.all(page.frames().filter(hasBegun).map(hasLoaded));
  await page.evaluate(
    async () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
}

/** A lazy frame that is not near has no load event for its empty document. */
function hasBegun(frame: Frame): boolean {
  return frame.url().startsWith("http");
}

/** A frame that was removed in the meantime has nothing to load. */
async function hasLoaded(frame: Frame): Promise<void> {
  try {
    await frame.waitForLoadState("load");
  } catch (error) {
    if (!frame.isDetached()) throw error;
  }
}
