import { bookingPath } from "../../contracts/booking.ts";
import { localePrefix, locales } from "../../contracts/locale.ts";
import { storageKeys } from "../../contracts/privacy/storage-keys.ts";
import { listKept } from "../support/page/list-kept.ts";
import { loadReportModel } from "../support/report-model.ts";
import { expect, openApp, readCopy, test } from "../support/site/site-test.ts";

// Foreign requests fail any test by themselves; these also look at storage and cookies (§2, D16, D17).
test.use({ consent: "undecided" });

// The pages before a choice: `layout-shift.spec.ts`, which opens each kind; after a no: `accessibility.spec.ts`.
for (const locale of locales) {
  test(`the calendar of the ${locale} edition keeps nothing, before a choice nor after a no`, async ({
    page,
  }) => {
    const calendar = localePrefix[locale] + bookingPath;
    await page.goto(calendar);
    expect(await listKept(page), calendar).toEqual([]);
    await openApp(page, localePrefix[locale] || "/");
    await page.getByRole("button", { name: readCopy(locale).consent.reject }).click();
    await page.goto(calendar);
    expect(await listKept(page)).toEqual([storageKeys.consent]);
  });
}

test("what a visitor sets in motion is what the cookie policy lists, and all of it", async ({
  page,
}) => {
  const { consent, contact, legal } = readCopy("es");
  await openApp(page, "/");
  await page.getByRole("button", { name: consent.acceptAll }).click();
  await openApp(page, "/dashboards/nps-bi");
  const { shell } = (await loadReportModel("nps-bi", "es")).copy;
  await page.getByRole("button", { name: shell.toolbar.share }).click();
  await page.getByRole("button", { name: shell.saved.save }).click();
  await openApp(page, "/");
  await page.getByLabel(contact.message, { exact: true }).fill("Un mensaje a medias");
  await page.getByRole("link", { name: "EN, English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const kept = await listKept(page);
  await page.getByRole("link", { name: "ES, Español" }).click();
  await page.goto("/politica-cookies");
  const table = page.getByRole("region", { name: legal.storage.caption });
  const names = await table.locator("tbody td:first-child").allInnerTexts();
  expect(names.toSorted()).toEqual(kept.toSorted());
});
