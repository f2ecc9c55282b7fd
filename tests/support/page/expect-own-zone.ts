import { expect, type FrameLocator, type Page } from "@playwright/test";

/** The framed calendar, asked for without a zone, is opened anew in the visitor's: until then a press or the focus may be lost. */
export async function expectOwnZone(page: Page, frame: FrameLocator): Promise<void> {
  const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const settled = `html:not([data-assumed-zone]) h1, html[data-assumed-zone="${zone}"] h1`;
  await expect(frame.locator(settled)).toBeVisible();
}
