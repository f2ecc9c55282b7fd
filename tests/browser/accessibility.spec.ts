import { localePrefix, locales } from "../../contracts/locale.ts";
import { findViolations } from "../support/find-violations.ts";
import { listPages } from "../support/list-pages.ts";
import { expect, openApp, readCopy, test } from "../support/site-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
// Two passes over the longest article take their time on a busy machine.
test.describe.configure({ timeout: 120_000 });

const paths = await listPages();

for (const locale of locales) {
  const copy = readCopy(locale);
  const home = localePrefix[locale] || "/";

  for (const { path } of paths) {
    const address = localePrefix[locale] + (path === "/" ? "" : path) || "/";
    test(`${address} has no violation and no sideways scroll, dark and wide, light and narrow`, async ({
      page,
      expectedErrors,
    }) => {
      if (path === "/404") expectedErrors.push(/404 \(Not Found\)/);
      await openApp(page, address);
      expect(await findViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test.describe("before an answer about consent", () => {
    test.use({ consent: "undecided" });
    test(`${home} has no violation with the question and with its dialog, on a desk and on a phone`, async ({
      page,
    }) => {
      await openApp(page, home);
      const question = page.getByRole("region", { name: copy.consent.label });
      for (const size of [
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size);
        await expect(question).toBeVisible();
        expect(await findViolations(page), "question").toEqual([]);
        await question.getByRole("button", { name: copy.consent.configure }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(await findViolations(page), "dialog").toEqual([]);
        await page.keyboard.press("Escape");
      }
    });
  });

  test(`${home} has no violation in its states`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/, /could not be sent/);
    await page.route("**/api/**", async (route) => route.fulfill({ status: 503 }));
    await page.setViewportSize({ width: 390, height: 844 });
    await openApp(page, home);
    await page.getByRole("button", { name: copy.nav.openMenu }).click();
    expect(await findViolations(page), "menu open").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^ETL/ }).click();
    await page.getByRole("button", { name: copy.contact.submit }).click();
    expect(await findViolations(page), "empty filter and missing fields").toEqual([]);
    await page.getByLabel(copy.contact.name, { exact: true }).fill("Ana");
    await page.getByLabel(copy.contact.email, { exact: true }).fill("ana@example.com");
    await page.getByLabel(copy.contact.message, { exact: true }).fill("Hola");
    await page.getByRole("button", { name: copy.contact.submit }).click();
    await expect(page.getByRole("alert")).toContainText(copy.contact.failure.title);
    expect(await findViolations(page), "failure notice").toEqual([]);
  });
}
