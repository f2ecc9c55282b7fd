import type { Locator, Page } from "@playwright/test";
import { locales } from "../../contracts/locale.ts";
import { storageKeys } from "../../contracts/privacy/storage-keys.ts";
import { expectSteady, watchShifts } from "../support/page/layout-shift.ts";
import { listHiddenStops } from "../support/page/list-hidden-stops.ts";
import { withoutPaint } from "../support/page/reader-settings.ts";
import { expect, openApp, readCopy, startApp, test } from "../support/site/site-test.ts";

// The banner is in every document, and works before the app (D25).
test.use({ consent: "undecided" });

const addresses = { es: "/", en: "/en" };

function banner(page: Page, locale: "es" | "en"): Locator {
  return page.getByRole("region", { name: readCopy(locale).consent.label });
}

/** Holds the app back until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!after-paint).*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const locale of locales) {
  const copy = readCopy(locale);

  test(`the banner of ${addresses[locale]} is there before the app, and an answer counts at once`, async ({
    page,
  }) => {
    const question = banner(page, locale);
    const readAnswer = async () =>
      page.evaluate((key) => localStorage.getItem(key), storageKeys.consent);
    const release = await holdApp(page);
    await page.goto(addresses[locale], { waitUntil: "commit" });
    await expect(question).toContainText(copy.consent.text.none);
    await question.getByRole("button", { name: copy.consent.reject }).click();
    await expect(question).toBeHidden();
    const answer = await readAnswer();
    expect(JSON.parse(answer ?? "")).toMatchObject({ necessary: true, analytics: false });
    release();
    await startApp(page);
    await expect(question).toBeHidden();

    await test.step("and is not asked again, before or after the app", async () => {
      const again = await holdApp(page);
      await page.reload({ waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(question).toBeHidden();
      again();
      await startApp(page);
      await expect(question).toHaveCount(0);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    });
  });
}

test("a visitor of the other language is asked in it, and configuring waits for the app", async ({
  browser,
  baseURL,
}) => {
  const { consent } = readCopy("en");
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-US" });
  const page = await context.newPage();
  const release = await holdApp(page);
  await page.goto("/", { waitUntil: "commit" });
  await banner(page, "en").getByRole("button", { name: consent.configure }).click();
  release();
  await expect(page.getByRole("dialog", { name: consent.dialog.title })).toBeVisible();
  await context.close();
});

test.describe("a slow document", () => {
  // The test writes the document itself.
  test.use({ bypassCSP: true });

  test("a document that comes in pieces shows the whole banner or none", async ({ page }) => {
    await watchShifts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const html = await (await page.request.get("/")).text();
    await page.goto("/healthz");
    const ends = [...html.matchAll(/<section class="consent-banner".*?<\/section>/gs)].flatMap(
      ({ index, 0: { length } }) => [index, index + length],
    );
    expect(ends).toHaveLength(2);
    await page.evaluate(
      async ([text, start, end]) => {
        document.open();
        const inner = [...text.slice(start, end).matchAll(/<\/[a-z]+>/g)];
        const cuts = inner.map(({ index }) => start + index);
        for (const [place, cut] of [...cuts, text.length].entries()) {
          document.write(text.slice(cuts[place - 1] ?? 0, cut));
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        }
        document.close();
      },
      [html, ends[0]!, ends[1]!] as const,
    );
    await expect(banner(page, "es")).toBeVisible();
    await expectSteady(page, 0.001, "while the banner came");
  });
});

test("without JavaScript nothing is asked", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: readCopy("es").consent.reject })).toBeHidden();
  await context.close();
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
]) {
  test(`at ${width} × ${height} the banner neither covers the offer nor is the largest paint`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
        Object.assign(globalThis, { largest: element });
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    for (const locale of locales) {
      const { hero, consent } = readCopy(locale);
      await openApp(page, addresses[locale]);
      // It is told of after its frame.
      await page.waitForFunction(() => "largest" in globalThis);
      const largest = await page.evaluate((label) => {
        const { largest: element } = globalThis as unknown as { largest: Element };
        return element.closest(`[aria-label="${label}"]`) === null ? element.tagName : label;
      }, consent.label);
      expect(largest).not.toBe(consent.label);
      const asked = (await banner(page, locale).boundingBox())!;
      const main = page.getByRole("main");
      for (const part of [
        main.getByRole("heading", { level: 1 }),
        main.getByRole("link", { name: width < 768 ? hero.bookShort : hero.book }).first(),
      ]) {
        const { x, y, width: wide, height: high } = (await part.boundingBox())!;
        const isBeside = x + wide <= asked.x || y + high <= asked.y || y >= height;
        expect(isBeside, `${locale}: ${(await part.textContent()) ?? ""}`).toBe(true);
        expect(y + high, "in the first screen").toBeLessThanOrEqual(700);
      }
      expect(asked.height, "one line and the answers").toBeLessThan(120);
    }
  });
}

for (const locale of locales) {
  test(`at no size the banner of ${addresses[locale]} covers the offer or its button`, async ({
    page,
  }) => {
    await openApp(page, addresses[locale]);
    const covered: string[] = [];
    await withoutPaint(page, async () => {
      for (const width of [320, 360, 390, 480, 600, 680, 768, 900, 960, 1024, 1280, 1440]) {
        for (const height of [568, 667, 720, 740, 844, 900]) {
          await page.setViewportSize({ width, height });
          const isCovered = await page.evaluate(() => {
            const asked = document.querySelector("[data-nosnippet]")!.getBoundingClientRect();
            const parts = document.querySelectorAll("h1, h1 ~ p, .hero-offer > *");
            return [...parts].some((part) => {
              const { top, right, bottom, left } = part.getBoundingClientRect();
              const isApart = right <= asked.left || left >= asked.right || bottom <= asked.top;
              return !isApart && top < asked.bottom;
            });
          });
          if (isCovered) covered.push(`${String(width)} × ${String(height)}`);
        }
      }
    });
    expect(covered).toEqual([]);
  });
}

// 1280 × 1024 at 400 %, and small phones on their side (WCAG 1.4.10, 2.4.11).
const article = "/blog/tu-informe-decide";
for (const { addresses: stops, ...size } of [
  // Its categories go on beside the screen.
  { width: 320, height: 256, addresses: ["/", article, "/en/blog/categoria/visualizacion"] },
  { width: 360, height: 300, addresses: ["/"] },
  { width: 427, height: 320, addresses: [article] },
]) {
  test(`at ${size.width} × ${size.height} no tab stop is hidden by the header or the banner`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(size);
    for (const address of stops) {
      await openApp(page, address);
      await expect(banner(page, address.startsWith("/en/") ? "en" : "es")).toBeInViewport();
      const { count, hidden } = await listHiddenStops(page);
      expect(count).toBeGreaterThan(25);
      expect(hidden, address).toEqual([]);
    }
  });
}
