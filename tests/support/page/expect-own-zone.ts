import { expect, type FrameLocator, type Page } from "@playwright/test";

/**
 * Waits until the framed calendar has reloaded in the visitor's zone: before that, a press or the focus may be lost.
 */
export async function expectOwnZone(page: Page, frame: FrameLocator): Promise<void> {
  const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const settled = `html:not([data-assumed-zone]) h1, html[data-assumed-zone="${zone}"] h1`;
  await expect(frame.locator(settled)).toBeVisible();
}
