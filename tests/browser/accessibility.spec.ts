import type { Page } from "@playwright/test";
import { localePrefix, locales } from "../../contracts/locale.ts";
import { pagePaths } from "../../contracts/page-paths.ts";
import { storageKeys } from "../../contracts/privacy/storage-keys.ts";
import type { Copy } from "../../site/copy.ts";
import { expectNoSidewaysScroll, expectNoViolation } from "../support/page/expect-accessible.ts";
import { expectOwnZone } from "../support/page/expect-own-zone.ts";
import { listKept } from "../support/page/list-kept.ts";
import { listPages } from "../support/site/list-pages.ts";
import { expect, openApp, readCopy, test } from "../support/site/site-test.ts";

test.slow();

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const pagesAtOnce = 8;

const paths = (await listPages()).map(({ path }) => path);

/** Scrolls the frame into view: the check must not depend on when it loads. */
async function showCalendar(page: Page, { consultations }: Copy): Promise<void> {
  const { title } = consultations.booking.own;
  await page.getByTitle(title).scrollIntoViewIfNeeded();
  await expectOwnZone(page, page.frameLocator(`iframe[title="${title}"]`));
}

for (const locale of locales) {
  const copy = readCopy(locale);
  const prefix = localePrefix[locale];
  const addresses = paths.map((path) => prefix + (path === "/" ? "" : path) || "/");

  // One visit goes through several pages, whose shared files load once, by a visitor who turned everything down (§2, D17).
  for (let first = 0; first < addresses.length; first += pagesAtOnce) {
    const some = addresses.slice(first, first + pagesAtOnce);
    test(`from ${some[0]!} to ${some.at(-1)!} no page has a violation or a sideways scroll, dark and wide, light and narrow, or keeps more than a "no"`, async ({
      page,
      expectedErrors,
    }) => {
      for (const address of some) {
        await test.step(address, async () => {
          if (address.endsWith("/404")) expectedErrors.push(/404 \(Not Found\)/);
          await page.emulateMedia({ colorScheme: "dark" });
          await page.setViewportSize(wide);
          await openApp(page, address);
          if (address.endsWith(pagePaths.consultations)) await showCalendar(page, copy);
          await expectNoViolation(page, "page");
          await page.emulateMedia({ colorScheme: "light" });
          await page.setViewportSize(narrow);
          await expectNoViolation(page, "page", "style");
          await expectNoSidewaysScroll(page, "page");
          expect.soft(await listKept(page), "kept after a no").toEqual([storageKeys.consent]);
        });
      }
    });
  }

  test.describe("before an answer about consent", () => {
    test.use({ consent: "undecided" });
    test(`${prefix || "/"} has no violation with the question and with its dialog, on a desk and on a phone`, async ({
      page,
    }) => {
      await openApp(page, prefix || "/");
      const question = page.getByRole("region", { name: copy.consent.label });
      for (const size of [wide, narrow]) {
        await page.setViewportSize(size);
        await expect(question).toBeVisible();
        await expectNoViolation(page, "consent question");
        await question.getByRole("button", { name: copy.consent.configure }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectNoViolation(page, "consent dialog");
        await page.keyboard.press("Escape");
      }
    });
  });

  test(`${prefix || "/"} has no violation in its states`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/, /could not be sent/);
    await page.route("**/api/**", async (route) => route.fulfill({ status: 503 }));
    await page.setViewportSize(narrow);
    await openApp(page, prefix || "/");
    await page.getByRole("button", { name: copy.nav.openMenu }).click();
    await expectNoViolation(page, "menu open");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^ETL/ }).click();
    await page.getByRole("button", { name: copy.contact.submit }).click();
    await expectNoViolation(page, "empty filter and missing fields");
    await page.getByLabel(copy.contact.name, { exact: true }).fill("Ana");
    await page.getByLabel(copy.contact.email, { exact: true }).fill("ana@example.com");
    await page.getByLabel(copy.contact.message, { exact: true }).fill("Hola");
    await page.getByRole("button", { name: copy.contact.submit }).click();
    await expect(page.getByRole("alert")).toContainText(copy.contact.failure.title);
    await expectNoViolation(page, "failure notice");
  });
}
