import type { Page } from "@playwright/test";
import { locales, type Locale } from "../../contracts/locale.ts";
import { pagePaths, toAddress } from "../../contracts/paths/page-paths.ts";
import { storageKeys } from "../../contracts/privacy/storage-keys.ts";
import type { Copy } from "../../site/copy.ts";
import { expectNoSidewaysScroll, expectNoViolation } from "../support/page/expect-accessible.ts";
import { expectOwnZone } from "../support/page/expect-own-zone.ts";
import { listKept } from "../support/page/list-kept.ts";
import {
  expectReachable,
  expectRoomForSpacing,
  withLargeText,
} from "../support/page/reader-settings.ts";
import { expectNoViolationInSecondEngine } from "../support/page/second-engine.ts";
import { visitNext } from "../support/page/visit-next.ts";
import { listKinds, listPages } from "../support/site/list-pages.ts";
import { expect, openApp, readCopy, test } from "../support/site/site-test.ts";

test.slow();

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const dark = { colorScheme: "dark", size: wide } as const;
const light = { colorScheme: "light", size: narrow } as const;
/** The look in which the second engine checks each edition. */
const secondLook = { es: dark, en: light } as const;
const pagesAtOnce = 15;

type Look = typeof dark | typeof light;
type Rules = "all" | "style";
type Visit = { address: string; isKind: boolean; looks: readonly (readonly [Look, Rules])[] };

const pages = await listPages();
const kinds = new Set((await listKinds()).map(({ path }) => path));

/** Checks the first page of each kind in every way; the others, which differ by their words, each in one way in turn. */
function listVisits(locale: Locale): Visit[] {
  let others = 0;
  return pages.map(({ path }) => {
    const address = toAddress(locale, path);
    if (kinds.has(path)) {
      const looks = [
        [dark, "all"],
        [light, "style"],
      ] as const;
      return { address, isKind: true, looks };
    }
    const turn = others++ % 4;
    const isChecked = locale === (turn % 2 === 0 ? "es" : "en");
    const looks = isChecked ? ([[turn % 3 === 0 ? dark : light, "all"]] as const) : [];
    return { address, isKind: false, looks };
  });
}

async function lookAs(page: Page, { colorScheme, size }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(size);
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

  // One visit goes through many pages by the links of the app, as a visitor who rejected everything (§2, D17).
  for (let first = 0; first < visits.length; first += pagesAtOnce) {
    const some = visits.slice(first, first + pagesAtOnce);
    test(`from ${some[0]!.address} to ${some.at(-1)!.address} each page is accessible, fits every window and text size, and stores only a "no"`, async ({
      page,
      expectedErrors,
    }) => {
      for (const { address, isKind, looks } of some) {
        await test.step(address, async () => {
          if (address.endsWith("/404")) expectedErrors.push(/404 \(Not Found\)/);
          await page.setViewportSize(looks[0]?.[0].size ?? narrow);
          await visitNext(page, address);
          for (const [look, rules] of looks) {
            await lookAs(page, look);
            if (address.endsWith(pagePaths.consultations)) await showCalendar(page, copy);
            // Every report is looked at by itself (`reports.spec.ts`).
            await expectNoViolation(page, "page", rules, undefined, isKind);
            // It does not depend on a page's words.
            if (isKind && look === secondLook[locale])
              await expectNoViolationInSecondEngine(page, "page");
          }
          await expectNoSidewaysScroll(page, "page");
          if (isKind) await checkSettings(page, locale, address);
          expect.soft(await listKept(page), "stored after a no").toEqual([storageKeys.consent]);
        });
      }
    });
  }

  test.describe("before an answer about consent", () => {
    test.use({ consent: "undecided" });
    test(`${home} is accessible with the question, its dialog and the menu, with large letters too`, async ({
      page,
    }) => {
      await openApp(page, home);
      const question = page.getByRole("region", { name: copy.consent.label });
      const configure = question.getByRole("button", { name: copy.consent.configure });
      for (const look of [dark, light]) {
        await lookAs(page, look);
        await expect(question).toBeVisible();
        const parts = look === dark ? undefined : [".consent-banner"];
        await expectNoViolation(page, "consent question", "all", parts);
        await expectNoViolationInSecondEngine(page, "consent question", ".consent-banner");
        await configure.click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectNoViolation(page, "consent dialog", "all", ["dialog"]);
        await expectNoViolationInSecondEngine(page, "consent dialog", "dialog");
        await page.keyboard.press("Escape");
      }
      await withLargeText(page, async (way) => {
        await expectReachable(page, `consent question, ${way}`);
        await page.setViewportSize(narrow);
        await page.getByRole("button", { name: copy.nav.openMenu }).click();
        await expectReachable(page, `menu, ${way}`);
        await page.keyboard.press("Escape");
        await configure.click();
        await expectReachable(page, `consent dialog, ${way}`);
        await page.keyboard.press("Escape");
      });
    });
  });

  test(`${home} is accessible in its states`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/, /could not be sent/);
    const check = async (state: string, part: string) => {
      await expectNoViolation(page, state, "all", [part]);
      await expectNoViolationInSecondEngine(page, state, part);
    };
    await page.route("**/api/**", async (route) => route.fulfill({ status: 503 }));
    await lookAs(page, light);
    await openApp(page, home);
    await page.getByRole("button", { name: copy.nav.openMenu }).click();
    await check("menu open", "dialog");
    await page.keyboard.press("Escape");
    await page.getByText(copy.contact.brief.title).click();
    await page.getByText(copy.hero.guess.check, { exact: true }).click();
    await page.getByRole("button", { name: /^ETL/ }).click();
    await page.getByRole("button", { name: copy.contact.submit }).click();
    for (const { size, colorScheme } of [light, dark]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await check("question answered, empty filter and missing fields", "main");
    }
    await page.getByLabel(copy.contact.name, { exact: true }).fill("Ana");
    await page.getByLabel(copy.contact.email, { exact: true }).fill("ana@example.com");
    await page.getByLabel(copy.contact.message, { exact: true }).fill("Hola");
    await page.getByRole("button", { name: copy.contact.submit }).click();
    await expect(page.getByRole("alert")).toContainText(copy.contact.failure.title);
    await check("failure notice", "#contact");
  });
}

/** Checks a reader's text spacing and large letters, which do not depend on a page's words. */
async function checkSettings(page: Page, locale: Locale, address: string): Promise<void> {
  if (locale === "es") await expectRoomForSpacing(page, address);
  await withLargeText(page, async (way) => expectReachable(page, `${address}, ${way}`));
}
