import type { Page } from "@playwright/test";
import { locales, type Locale } from "../../contracts/locale.ts";
import { pagePaths, toAddress } from "../../contracts/page-paths.ts";
import { storageKeys } from "../../contracts/privacy/storage-keys.ts";
import type { Copy } from "../../site/copy.ts";
import { expectNoSidewaysScroll, expectNoViolation } from "../support/page/expect-accessible.ts";
import { expectOwnZone } from "../support/page/expect-own-zone.ts";
import { listKept } from "../support/page/list-kept.ts";
import { listKinds, listPages } from "../support/site/list-pages.ts";
import { expect, openApp, readCopy, test } from "../support/site/site-test.ts";

test.slow();

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const dark = { colorScheme: "dark", size: wide } as const;
const light = { colorScheme: "light", size: narrow } as const;
const pagesAtOnce = 8;

type Look = typeof dark | typeof light;
type Rules = "all" | "style";
type Visit = { address: string; looks: readonly (readonly [Look, Rules])[] };

const pages = await listPages();
const kinds = new Set((await listKinds()).map(({ path }) => path));

/** The first page of each kind is looked at in every way; of the others, which differ by their words, each in one and the next in the next. */
function listVisits(locale: Locale): Visit[] {
  let others = 0;
  return pages.map(({ path }) => {
    const address = toAddress(locale, path);
    if (kinds.has(path)) {
      const looks = [
        [dark, "all"],
        [light, "style"],
      ] as const;
      return { address, looks };
    }
    const turn = others++ % 4;
    const isSeen = locale === (turn % 2 === 0 ? "es" : "en");
    return { address, looks: isSeen ? [[turn % 3 === 0 ? dark : light, "all"]] : [] };
  });
}

/** Scrolls the frame into view: the check must not depend on when it loads. */
async function showCalendar(page: Page, { consultations }: Copy): Promise<void> {
  const { title } = consultations.booking.own;
  await page.getByTitle(title).scrollIntoViewIfNeeded();
  await expectOwnZone(page, page.frameLocator(`iframe[title="${title}"]`));
}

for (const locale of locales) {
  const copy = readCopy(locale);
  const home = toAddress(locale, "/");
  const visits = listVisits(locale);

  // One visit goes through several pages, whose shared files load once, by a visitor who turned everything down (§2, D17).
  for (let first = 0; first < visits.length; first += pagesAtOnce) {
    const some = visits.slice(first, first + pagesAtOnce);
    test(`from ${some[0]!.address} to ${some.at(-1)!.address} no page has a violation or a sideways scroll, or keeps more than a "no"`, async ({
      page,
      expectedErrors,
    }) => {
      for (const { address, looks } of some) {
        await test.step(address, async () => {
          if (address.endsWith("/404")) expectedErrors.push(/404 \(Not Found\)/);
          await page.setViewportSize(looks[0]?.[0].size ?? narrow);
          await openApp(page, address);
          for (const [{ colorScheme, size }, rules] of looks) {
            await page.emulateMedia({ colorScheme });
            await page.setViewportSize(size);
            if (address.endsWith(pagePaths.consultations)) await showCalendar(page, copy);
            await expectNoViolation(page, "page", rules);
          }
          await expectNoSidewaysScroll(page, "page");
          expect.soft(await listKept(page), "kept after a no").toEqual([storageKeys.consent]);
        });
      }
    });
  }

  test.describe("before an answer about consent", () => {
    test.use({ consent: "undecided" });
    test(`${home} has no violation with the question and with its dialog, on a desk and on a phone`, async ({
      page,
    }) => {
      await openApp(page, home);
      const question = page.getByRole("region", { name: copy.consent.label });
      for (const size of [wide, narrow]) {
        await page.setViewportSize(size);
        await expect(question).toBeVisible();
        const parts = size === wide ? undefined : [".consent-banner"];
        await expectNoViolation(page, "consent question", "all", parts);
        await question.getByRole("button", { name: copy.consent.configure }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectNoViolation(page, "consent dialog", "all", ["dialog"]);
        await page.keyboard.press("Escape");
      }
    });
  });

  test(`${home} has no violation in its states`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/, /could not be sent/);
    await page.route("**/api/**", async (route) => route.fulfill({ status: 503 }));
    await page.setViewportSize(narrow);
    await openApp(page, home);
    await page.getByRole("button", { name: copy.nav.openMenu }).click();
    await expectNoViolation(page, "menu open", "all", ["dialog"]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^ETL/ }).click();
    await page.getByRole("button", { name: copy.contact.submit }).click();
    await expectNoViolation(page, "empty filter and missing fields", "all", [
      "#projects",
      "#contact",
    ]);
    await page.getByLabel(copy.contact.name, { exact: true }).fill("Ana");
    await page.getByLabel(copy.contact.email, { exact: true }).fill("ana@example.com");
    await page.getByLabel(copy.contact.message, { exact: true }).fill("Hola");
    await page.getByRole("button", { name: copy.contact.submit }).click();
    await expect(page.getByRole("alert")).toContainText(copy.contact.failure.title);
    await expectNoViolation(page, "failure notice", "all", ["#contact"]);
  });
}
