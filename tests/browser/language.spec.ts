import type { Browser, Page } from "@playwright/test";
import type { Locale } from "../../contracts/locale.ts";
import { expect, openApp, readCopy, startApp, test } from "../support/site/site-test.ts";

const copies = { es: readCopy("es"), en: readCopy("en") };
const key = "i18nextLng";

type Visit = {
  browserLocale: string;
  address: string;
  userAgent?: string;
};

async function visit(
  browser: Browser,
  baseURL: string,
  { browserLocale, address, userAgent }: Visit,
) {
  const context = await browser.newContext({
    baseURL,
    locale: browserLocale,
    ...(userAgent === undefined ? {} : { userAgent }),
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  await openApp(page, address);
  return { context, page, faults };
}

async function expectLanguage(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    copies[locale].hero.title.before,
  );
  await expect(page.locator("#root")).toBeVisible();
}

function titleOf(html: string): string {
  return /<title[^>]*>([^<]+)/.exec(html)?.[1] ?? "none";
}

for (const browserLocale of ["es-ES", "en-US", "fr-FR"]) {
  test(`a browser in ${browserLocale} reads its language, or what was chosen, and its address wins`, async ({
    browser,
    baseURL,
  }) => {
    const detected = browserLocale === "en-US" ? "en" : "es";
    const { context, page, faults } = await visit(browser, baseURL ?? "", {
      browserLocale,
      address: "/",
    });
    for (const stored of [undefined, "es", "en"] as const) {
      await page.evaluate(
        ([name, value]) =>
          value === undefined ? localStorage.clear() : localStorage.setItem(name, value),
        [key, stored] as const,
      );
      for (const address of ["/", "/en"]) {
        await test.step(`${address}, stored ${stored ?? "nothing"}`, async () => {
          // It is open already.
          if (address !== "/" || stored !== undefined) await openApp(page, address);
          await expectLanguage(page, address === "/en" ? "en" : (stored ?? detected));
          expect(new URL(page.url()).pathname).toBe(address);
          const kept = await page.evaluate((name) => localStorage.getItem(name), key);
          expect(kept, "detection writes nothing").toBe(stored ?? null);
        });
      }
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}

test("a crawler reads the document's language", async ({ browser, baseURL }) => {
  const { context, page } = await visit(browser, baseURL ?? "", {
    browserLocale: "en-US",
    address: "/",
    userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  });
  await expectLanguage(page, "es");
  await context.close();
});

test("an English visitor in another time zone reads the calendar in English, in their zone", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    locale: "en-US",
    timezoneId: "America/New_York",
  });
  const page = await context.newPage();
  await page.goto("/booking");
  await expect(page).toHaveURL(/\?zone=America%2FNew_York$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await context.close();
});

test("choosing a language changes the page in place, keeps place and state, and is remembered", async ({
  page,
  request,
}) => {
  await page.goto("/");
  await startApp(page);
  await page.getByRole("tab", { name: copies.es.services.items.mentorship.title }).click();
  const chosen = page.getByRole("tab", { selected: true });
  const place = async () => (await chosen.boundingBox())?.y ?? Number.NaN;
  const before = await place();
  await page.getByRole("link", { name: "EN, English" }).click();
  await expectLanguage(page, "en");
  expect(new URL(page.url()).pathname).toBe("/");
  await expect
    .poll(async () => Math.abs((await place()) - before), "what is being read stays in view")
    .toBeLessThan(40);
  await expect(chosen).toHaveText(copies.en.services.items.mentorship.title);
  await expect(page).toHaveTitle(titleOf(await (await request.get("/en")).text()));
  await expect(page.locator("meta[name=description]")).toHaveAttribute(
    "content",
    copies.en.hero.meta.description,
  );
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /:\/\/[^/]+\/$/);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe("en");
  await page.reload();
  await startApp(page);
  await expectLanguage(page, "en");
});

test("choosing Spanish in the English edition goes to the Spanish address", async ({ page }) => {
  await page.goto("/en");
  await startApp(page);
  await page.getByRole("link", { name: "ES, Español" }).click();
  await expect(page).toHaveURL("/");
  await expectLanguage(page, "es");
});

test("a page whose other edition cannot be had is released in its own language", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-US" });
  const page = await context.newPage();
  await page.route("**/en", async (route) => route.abort());
  await page.goto("/");
  await startApp(page);
  await expectLanguage(page, "es");
  await context.close();
});

test("an English reader at a Spanish address sees no Spanish text flash", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-US" });
  const page = await context.newPage();
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/en", async (route) => {
    await held;
    await route.continue();
  });
  // After 4 s it would be shown as it is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.locator("#root")).toBeHidden();
  release?.();
  await page.clock.resume();
  await expectLanguage(page, "en");
  await context.close();
});
