import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { locales, localePrefix, type Locale } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/report-paths.ts";
import { noteProof } from "../support/page/note-proof.ts";
import { listPages } from "../support/site/list-pages.ts";
import { expect, openApp, readCopy, test } from "../support/site/site-test.ts";

type Result = {
  ruleId: string;
  value: [level: string, outcome: string];
  path: { dom: string };
  snippet: string;
};
type Engine = {
  Checker: new () => {
    check: (part: Document | Element, rules: string[]) => Promise<{ results: Result[] }>;
  };
};

// IBM Equal Access has other rules than axe.
const source = readFile(
  new URL(import.meta.resolve("accessibility-checker-engine/ace.js")),
  "utf8",
);
const kinds = [...new Map((await listPages()).map((page) => [page.name, page])).values()];

async function listViolations(page: Page, part?: string): Promise<string[]> {
  // A frame that is not there yet has no language; far down it waits to be scrolled to.
  for (const frame of await page.locator("iframe").all()) await frame.scrollIntoViewIfNeeded();
  for (const frame of page.frames()) await frame.waitForLoadState();
  if (!(await page.evaluate(() => "ace" in globalThis))) await page.evaluate(await source);
  return page.evaluate(async (selector) => {
    const { ace } = globalThis as unknown as { ace: Engine };
    const looked = selector === undefined ? document : document.querySelector(selector);
    if (looked === null) throw new Error(`The page has no ${selector ?? ""}`);
    const { results } = await new ace.Checker().check(looked, ["WCAG_2_2"]);
    return (
      results
        .filter(({ value: [level, outcome] }) => level === "VIOLATION" && outcome === "FAIL")
        // A box inside of its label is not all of the target, as axe knows.
        .filter(({ ruleId }) => ruleId !== "target_spacing_sufficient")
        // A label behind the menu, which is inert, is not laid out: to this engine it is none.
        .filter(({ ruleId, path }) => {
          const type = XPathResult.FIRST_ORDERED_NODE_TYPE;
          const found = document.evaluate(path.dom, document, null, type).singleNodeValue;
          const isLaidOut =
            !(found instanceof Element) || found.checkVisibility({ contentVisibilityAuto: true });
          return ruleId !== "input_label_exists" || isLaidOut;
        })
        .map(({ ruleId, snippet }) => `${ruleId}: ${snippet.slice(0, 160)}`)
    );
  }, part);
}

type Look = { width: number; height: number; colorScheme: "dark" | "light" };

const desk: Look = { width: 1440, height: 900, colorScheme: "dark" };
const phone: Look = { width: 390, height: 844, colorScheme: "light" };

/** How each edition is looked at; `WHOLE_MATRIX=1` looks at both at five widths in both schemes, which takes minutes. */
const looks: Record<Locale, readonly Look[]> =
  process.env["WHOLE_MATRIX"] === "1"
    ? { es: listLooks(), en: listLooks() }
    : { es: [desk], en: [phone] };

function listLooks(): Look[] {
  const widths = [390, 768, 1024, 1440, 1920];
  const schemes = ["dark", "light"] as const;
  return schemes.flatMap((colorScheme) =>
    widths.map((width) => ({ width, height: 900, colorScheme })),
  );
}

async function lookAs(page: Page, { width, height, colorScheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height });
}

/** Looks at the whole page, or at the part that has changed since it was looked at whole. */
async function expectNothing(page: Page, state: string, part?: string): Promise<void> {
  expect.soft(await listViolations(page, part), `${page.url()}: ${state}`).toEqual([]);
  await noteProof(page, "no violation, second engine", state);
}

for (const locale of locales) {
  const copy = readCopy(locale);
  const home = localePrefix[locale] || "/";

  for (const look of looks[locale]) {
    const name = `${String(look.width)} px, ${look.colorScheme}`;
    test(`IBM Equal Access finds nothing on any kind of page in ${locale}, ${name}`, async ({
      page,
      expectedErrors,
    }) => {
      test.slow();
      expectedErrors.push(/404 \(Not Found\)/);
      const addresses = kinds.map(({ path }) => localePrefix[locale] + path);
      await lookAs(page, look);
      for (const address of [...addresses, reportPath("airline-satisfaction", locale)]) {
        await openApp(page, address);
        await expectNothing(page, "page");
      }
    });
  }

  test(`IBM Equal Access finds nothing in the states of ${home}`, async ({
    page,
    expectedErrors,
  }) => {
    test.slow();
    expectedErrors.push(/Failed to load resource/, /could not be sent/);
    await page.route("**/api/**", async (route) => route.fulfill({ status: 503 }));
    for (const look of looks[locale]) {
      await lookAs(page, look);
      await openApp(page, home);
      const menu = page.getByRole("button", { name: copy.nav.openMenu });
      if (await menu.isVisible()) {
        await menu.click();
        await expectNothing(page, "menu open", "dialog");
        await page.keyboard.press("Escape");
      }
      await page.getByText(copy.hero.guess.check, { exact: true }).click();
      await page.getByRole("button", { name: /^ETL/ }).click();
      await page.getByRole("button", { name: copy.contact.submit }).click();
      await expectNothing(page, "guess answered, empty filter and missing fields", "main");
      await page.getByLabel(copy.contact.name, { exact: true }).fill("Ana");
      await page.getByLabel(copy.contact.email, { exact: true }).fill("ana@example.com");
      await page.getByLabel(copy.contact.message, { exact: true }).fill("Hola");
      await page.getByRole("button", { name: copy.contact.submit }).click();
      await expect(page.getByRole("alert")).toContainText(copy.contact.failure.title);
      await expectNothing(page, "failure notice", "#contact");
    }
  });

  test.describe("before an answer about consent", () => {
    test.use({ consent: "undecided" });
    test(`IBM Equal Access finds nothing in the question and its dialog in ${locale}`, async ({
      page,
    }) => {
      for (const look of looks[locale]) {
        await lookAs(page, look);
        await openApp(page, home);
        const question = page.getByRole("region", { name: copy.consent.label });
        await expect(question).toBeVisible();
        await expectNothing(page, "consent question", ".consent-banner");
        await question.getByRole("button", { name: copy.consent.configure }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectNothing(page, "consent dialog", "dialog");
      }
    });
  });
}
