import type { Page } from "@playwright/test";
import { expect, startApp, test } from "../support/site/site-test.ts";

const last = "#contact h2";

test.describe("below the first screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("nothing is laid out with the full sheet or with the fonts, and all with the app, but where the menu covers it", async ({
    page,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/");
    expect(await isLaidOut(page)).toBe(false);
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLLinkElement>("link[data-rest]")?.sheet instanceof CSSStyleSheet,
    );
    expect(await isLaidOut(page)).toBe(false);
    release();
    await startApp(page);
    await expect.poll(async () => isLaidOut(page)).toBe(true);
    await page.locator("html:not([data-below])").waitFor({ state: "attached" });
    await page.locator("#projects h2").evaluate((heading) => {
      heading.scrollIntoView({ behavior: "instant" });
    });
    const place = await readPlace(page);
    await page.locator(".site-header-menu").click();
    await expect.poll(async () => isLaidOut(page)).toBe(false);
    expect(await readPlace(page)).toEqual(place);
    await page.keyboard.press("Escape");
    await expect.poll(async () => isLaidOut(page)).toBe(true);
    expect(await readPlace(page)).toEqual(place);
  });

  test("an anchor finds its place at once", async ({ page }) => {
    await page.goto("/#contact");
    expect(await isLaidOut(page)).toBe(true);
    await expect(page.locator(last)).toBeInViewport();
  });
});

async function readPlace(page: Page): Promise<number[]> {
  return page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
}

async function isLaidOut(page: Page): Promise<boolean> {
  return page
    .locator(last)
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
}
