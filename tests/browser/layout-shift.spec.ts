import type { Page } from "@playwright/test";
import { localePrefix, locales } from "../../contracts/locale.ts";
import { toAddress } from "../../contracts/page-paths.ts";
import { readShift, watchShifts } from "../support/page/layout-shift.ts";
import { listKinds } from "../support/site/list-pages.ts";
import { expect, startApp, test } from "../support/site/site-test.ts";

// The question about consent must move nothing either.
// Letters are as wide as on most screens: Chromium without a screen rounds them to whole points.
test.use({
  consent: "undecided",
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--font-render-hinting=none"] }),
});

const most = 0.02;
const sizes = [
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const kinds = await listKinds();

/** Holds the fonts back until the page is painted in their fallbacks. */
async function holdFonts(page: Page): Promise<void> {
  await page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    await page.evaluate(async () => new Promise(requestAnimationFrame));
    await route.continue();
  });
}

/** The worst shift when our fonts replace their fallbacks: everything from the highest block that moves down, as far as the one that moves most. */
async function measureSwap(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    const blocks = [...document.querySelectorAll("header, main *, footer")];
    const readTops = () => blocks.map((block) => block.getBoundingClientRect().top);
    const ours = readTops();
    delete dataset["fonts"];
    const theirs = readTops();
    dataset["fonts"] = "";
    const moves = ours
      .map((top, index) => ({ top, by: Math.abs(top - theirs[index]!) }))
      .filter(({ top, by }) => top >= 0 && top < innerHeight && by > 3); // as Chromium does
    const highest = Math.min(innerHeight, ...moves.map(({ top }) => top));
    const distance = Math.max(0, ...moves.map(({ by }) => by));
    return ((1 - highest / innerHeight) * distance) / Math.max(innerWidth, innerHeight);
  });
}

for (const locale of locales) {
  for (const { name, path } of kinds) {
    const address = toAddress(locale, path);
    test(`${address} (${name}) does not move when it starts and its fonts come`, async ({
      page,
      expectedErrors,
    }) => {
      if (name === "notFound") expectedErrors.push(/404 \(Not Found\)/);
      await holdFonts(page);
      await watchShifts(page);
      await page.goto(address);
      await startApp(page);
      await page.evaluate(async () => document.fonts.ready);
      expect(await readShift(page), "at the start").toBeLessThanOrEqual(most);
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect(await measureSwap(page), `${String(size.width)} px`).toBeLessThanOrEqual(most);
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
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
