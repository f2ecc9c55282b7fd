import type { Page } from "@playwright/test";
import { openApp } from "../site/site-test.ts";
import { settle } from "./settle.ts";

/**
 * Opens an address by a link of the app that is open: no document is loaded, and what ran in the page runs on. Where the
 * app does not take the link, as before the first page, its document is opened.
 */
export async function visitNext(page: Page, address: string): Promise<void> {
  const isTaken = await page.evaluate((href) => {
    // The page that comes focuses its heading, which may be the same element.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const link = Object.assign(document.createElement("a"), { href });
    document.body.append(link);
    let isPrevented = false;
    const note = (event: Event): void => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", note, { once: true });
    link.click();
    link.remove();
    return isPrevented;
  }, address);
  if (!isTaken) {
    await openApp(page, address);
    return;
  }
  await page.locator("main:not([aria-busy]) h1:focus").waitFor();
  await settle(page);
}
