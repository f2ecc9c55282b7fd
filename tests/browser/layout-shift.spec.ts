import type { Page, Request } from "@playwright/test";
import { localePrefix, locales } from "../../contracts/locale.ts";
import { toAddress } from "../../contracts/paths/page-paths.ts";
import { settle } from "../support/page/settle.ts";
import { expectSteady, readShift, watchShifts } from "../support/page/layout-shift.ts";
import { listKept } from "../support/page/list-kept.ts";
import { listKinds } from "../support/site/list-pages.ts";
import { expect, startApp } from "../support/site/site-test.ts";
import { test } from "../support/site/unhinted-test.ts";

// The question about consent must move nothing either.
test.use({ consent: "undecided" });

const most = 0.01;
const releaseAfterMs = 4000; // D3
const phone = { width: 390, height: 844 };
const kinds = await listKinds();

/** Holds the fonts of all pages back until they are painted in their fallbacks, and records what moves. */
async function hold(page: Page): Promise<void> {
  await watchShifts(page);
  await page.route("**/*.woff2", async (route) => {
    // Asked again in the next document if the page is left meanwhile.
    await page.waitForFunction(async () => {
      await new Promise(requestAnimationFrame);
      return performance.getEntriesByType("paint").length > 0;
    });
    await route.continue();
  });
}

async function openHeld(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await startApp(page);
  await page.evaluate(async () => document.fonts.ready);
}

/** As slowly as it is read: what comes near is loaded, drawn and revealed. */
async function scrollThrough(page: Page, awaited: ReadonlySet<Request>): Promise<void> {
  await page.evaluate(async () => {
    const { documentElement: root } = document;
    while (scrollY + innerHeight < root.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 3, behavior: "instant" });
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  await expect.poll(() => awaited.size).toBe(0);
  await settle(page);
}

/** What the document itself asks for and has not got yet: pictures, but nothing of its frames. */
function watchRequests(page: Page): ReadonlySet<Request> {
  const awaited = new Set<Request>();
  page.on("request", (request) => {
    if (request.frame() === page.mainFrame()) awaited.add(request);
  });
  page.on("requestfinished", (request) => awaited.delete(request));
  page.on("requestfailed", (request) => awaited.delete(request));
  return awaited;
}

const kindsAtOnce = 5;

for (const locale of locales) {
  for (let first = 0; first < kinds.length; first += kindsAtOnce) {
    const some = kinds.slice(first, first + kindsAtOnce);
    const names = some.map(({ path }) => toAddress(locale, path)).join(", ");
    test(`before a choice nothing moves on ${names} at the start nor while they are read, and nothing is kept`, async ({
      page,
      expectedErrors,
    }) => {
      if (locale === "es") await page.setViewportSize(phone);
      const awaited = watchRequests(page);
      await hold(page);
      for (const { name, path } of some) {
        await test.step(path, async () => {
          if (name === "notFound") expectedErrors.push(/404 \(Not Found\)/);
          await openHeld(page, toAddress(locale, path));
          await expectSteady(page, most, `${path} at the start`);
          // Storage that one page has filled would be found on the next.
          expect(await listKept(page), path).toEqual([]);
          if (locale === "en") return;
          await scrollThrough(page, awaited);
          await expectSteady(page, most, `${path} read to its end`);
          expect(await listKept(page), path).toEqual([]);
        });
      }
    });
  }

  test(`without its fonts ${localePrefix[locale] || "/"} is whole, and works`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/);
    await page.route("**/*.woff2", async (route) => route.abort());
    await watchShifts(page);
    await page.goto(localePrefix[locale] || "/");
    await startApp(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await readShift(page)).toBeLessThanOrEqual(most);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(async () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  });
}

// What a document does not hold as the address asks for it.
test("a list that the address asks for moves nothing when it comes", async ({ page }) => {
  await page.setViewportSize(phone);
  await hold(page);
  for (const address of [
    "/blog?q=dax",
    "/blog?q=nothing%20has%20this",
    "/blog?page=2",
    "/en/blog?q=dax",
    "/blog/categoria/power-bi?q=dax",
  ]) {
    await test.step(address, async () => {
      await openHeld(page, address);
      await expect(page.locator(".post-section")).toBeVisible();
      await page.locator(".post-section").scrollIntoViewIfNeeded();
      await expectSteady(page, most, `once the list of ${address} is there`);
    });
  }
});

test("a list that is asked for is shown as the document holds it where the app does not come", async ({
  page,
}) => {
  await page.route("**/assets/*.js", async () => undefined);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/blog?q=dax", { waitUntil: "domcontentloaded" });
  await expect(page.locator(".post-section")).toBeHidden();
  await page.clock.runFor(releaseAfterMs);
  await expect(page.locator(".post-section")).toBeVisible();
});

test("going back to a list puts it where it was, and moves nothing", async ({ page }) => {
  await page.setViewportSize(phone);
  await hold(page);
  await openHeld(page, "/blog");
  const link = page.locator(".post-section a.post-link").first();
  await link.scrollIntoViewIfNeeded();
  const scrolledTo = await page.evaluate(() => scrollY);
  await link.click();
  // Before it is there a placeholder stands in its place, which going back takes away (`next-page.spec.ts`).
  const article = page.locator("#article-title");
  await expect(article).toBeVisible();
  await page.goBack();
  await expect.poll(async () => page.evaluate(() => scrollY)).toBeCloseTo(scrolledTo, -1);
  await page.goForward();
  await expect(article).toBeVisible();
  await page.goBack();
  await expect.poll(async () => page.evaluate(() => scrollY)).toBeCloseTo(scrolledTo, -1);
  await expectSteady(page, most, "back at the list");
});

test.describe("An English reader at a Spanish address", () => {
  test.use({ locale: "en-US" });

  test("sees nothing move, and comes to the part that was asked for", async ({ page }) => {
    await page.setViewportSize(phone);
    await hold(page);
    for (const address of ["/", "/servicios", "/servicios#contact", "/politica-cookies#consent"]) {
      await test.step(address, async () => {
        // A change of the fragment alone would open nothing.
        await page.goto("/robots.txt");
        await openHeld(page, address);
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        await expectSteady(page, most, `${address} in the other edition`);
        const anchor = page.locator(":target");
        if ((await anchor.count()) === 0) return;
        const below = async () =>
          anchor.evaluate((element) => {
            const bar = document.querySelector(".site-header")!.getBoundingClientRect();
            return element.getBoundingClientRect().top - bar.height;
          });
        await expect.poll(below).toBeGreaterThanOrEqual(-1);
      });
    }
  });
});

test.describe("A Spanish reader at an English address", () => {
  test("sees nothing move", async ({ page }) => {
    await page.setViewportSize(phone);
    await hold(page);
    await openHeld(page, "/en/servicios#contact");
    await expectSteady(page, most, "in the edition of the address");
  });
});
