import type { Page } from "@playwright/test";
import { localePrefix, locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/report-paths.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { listOutOfReach } from "../support/page/list-out-of-reach.ts";
import { listKinds } from "../support/site/list-pages.ts";
import { expect, openApp, readCopy, startApp, test } from "../support/site/site-test.ts";

// The banner is asked on every page: it is fixed, so that what it pushes out of the window cannot be scrolled to.
test.use({ consent: "undecided" });

const kinds = await listKinds();
const reports = await listReports();
const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

/** WCAG 1.4.4 by a rule of the reader's, which conditions of windows do not follow, and by the browser's own size, which they do. */
const ways = {
  "a reader's rule": async (page: Page) =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 200% !important }");
      document.adoptedStyleSheets.push(sheet);
    }),
  "the browser's setting": async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  },
};

async function expectReachable(page: Page, where: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.soft(page.locator("html"), where).toHaveCSS("font-size", "32px");
    await expect.soft
      .poll(async () => listOutOfReach(page), `${where} at ${String(size.width)}`)
      .toEqual([]);
  }
}

for (const [way, enlarge] of Object.entries(ways))
  for (const locale of locales) {
    test(`letters twice as large by ${way} (${locale}): no page is wider than its window, and every control is in reach`, async ({
      page,
      expectedErrors,
    }) => {
      test.slow();
      expectedErrors.push(/404 \(Not Found\)/);
      const { nav, consent } = readCopy(locale);
      for (const kind of kinds) {
        const path = localePrefix[locale] + kind.path;
        await openApp(page, path);
        await enlarge(page);
        await expectReachable(page, path);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: nav.openMenu }).click();
      await expectReachable(page, "menu");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: consent.configure }).click();
      await expectReachable(page, "consent dialog");
    });

    test(`letters twice as large by ${way} (${locale}): every report`, async ({ page }) => {
      test.slow();
      for (const slug of reports) {
        const path = reportPath(slug, locale);
        await page.goto(path);
        await enlarge(page);
        await startApp(page);
        await expectReachable(page, path);
      }
    });
  }
