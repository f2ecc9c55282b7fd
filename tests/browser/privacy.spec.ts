import type { BrowserContext, Page } from "@playwright/test";
import { bookingPath } from "../../contracts/booking.ts";
import { localePrefix, locales, type Locale } from "../../contracts/locale.ts";
import { storageKeys } from "../../contracts/storage-keys.ts";
import { listPages } from "../support/list-pages.ts";
import { expect, openApp, readCopy, startApp, test } from "../support/site-test.ts";

// A foreign request fails any test by itself; here it is every page's storage and cookies, too (§2, D16, D17).
test.describe.configure({ timeout: 240_000 });
test.use({ consent: "undecided" });

const pages = await listPages();

async function listKept(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    ...(await caches.keys()),
  ]);
  return [...stored, ...(await context.cookies()).map(({ name }) => name)];
}

/** Opens every page of an edition and lists what any of them leaves in the browser. */
async function crawl(page: Page, context: BrowserContext, locale: Locale): Promise<string[]> {
  const kept = new Set<string>();
  for (const { name, path } of pages) {
    if (name === "notFound") continue;
    await page.goto(localePrefix[locale] + (path === "/" ? "" : path) || "/");
    await startApp(page);
    for (const key of await listKept(page, context)) kept.add(key);
  }
  await page.goto(localePrefix[locale] + bookingPath);
  for (const key of await listKept(page, context)) kept.add(key);
  return [...kept];
}

for (const locale of locales) {
  test(`no page of the ${locale} edition keeps anything before a choice`, async ({
    page,
    context,
  }) => {
    expect(await crawl(page, context, locale)).toEqual([]);
  });

  test(`after a no, the pages of the ${locale} edition keep that answer and nothing else`, async ({
    page,
    context,
  }) => {
    await openApp(page, localePrefix[locale] || "/");
    await page.getByRole("button", { name: readCopy(locale).consent.reject }).click();
    expect(await crawl(page, context, locale)).toEqual([storageKeys.consent]);
  });
}

test("what a visitor sets in motion is what the cookie policy lists, and all of it", async ({
  page,
  context,
}) => {
  const { consent, contact, legal } = readCopy("es");
  await openApp(page, "/");
  await page.getByRole("button", { name: consent.acceptAll }).click();
  await page.getByLabel(contact.message, { exact: true }).fill("Un mensaje a medias");
  await page.getByRole("link", { name: "EN, English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const kept = await listKept(page, context);
  await page.getByRole("link", { name: "ES, Español" }).click();
  await page.goto("/politica-cookies");
  const table = page.getByRole("region", { name: legal.storage.caption });
  const names = await table.locator("tbody td:first-child").allInnerTexts();
  expect(names.toSorted()).toEqual(kept.toSorted());
});
