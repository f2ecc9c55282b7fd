import type { Locator, Page } from "@playwright/test";
import { localePrefix, locales } from "../../contracts/locale.ts";
import { siteConfig } from "#folder/site.config.ts";
import { fillPrice } from "../../contracts/text/fill-price.ts";
import { withoutPaint } from "../support/page/reader-settings.ts";
import { expect, openApp, readCopy, test } from "../support/site/site-test.ts";

// Of a first visit, which is asked about cookies as well.
test.use({ consent: "undecided", contextOptions: { reducedMotion: "reduce" } });

const sizes = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
// The offer and its action stand within so many pixels where the window is not much higher.
const offerEnd = 700;

/** Where a part ends, and whether the question about cookies lies over it. */
async function findPart(part: Locator): Promise<{ bottom: number; isCovered: boolean }> {
  return part.evaluate((element) => {
    const asked = document.querySelector(".consent-banner")!.getBoundingClientRect();
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const isBeside = right <= asked.left || left >= asked.right;
    return { bottom, isCovered: !isBeside && top < asked.bottom && bottom > asked.top };
  });
}

for (const locale of locales) {
  const copy = readCopy(locale);
  const prefix = localePrefix[locale];

  test(`home and services say for whom, at what price and what next in the first screen, and the bar keeps its action (${locale})`, async ({
    page,
  }) => {
    const pages = [
      {
        address: prefix || "/",
        hero: ".hero",
        forWhom: ".hero-subtitle",
        terms: ".hero-actions > span",
      },
      {
        address: `${prefix}/servicios`,
        hero: ".page-hero",
        forWhom: ".page-hero-note",
        terms: ".page-hero-actions > span",
      },
    ];
    for (const { address, hero, forWhom, terms } of pages) {
      await openApp(page, address);
      const title = page.getByRole("heading", { level: 1 });
      const action = page.locator(hero).locator("a.button-primary");
      await expect(page.locator(".consent-banner")).toBeVisible();
      await expect(action).toHaveAttribute("href", /\/consultorias$/);
      await expect(page.locator(terms)).toContainText(
        fillPrice(locale, "{{price:session}}", siteConfig.prices),
      );
      await withoutPaint(page, async () => {
        for (const size of sizes) {
          await test.step(`${address} at ${String(size.width)} × ${String(size.height)}`, async () => {
            await page.setViewportSize(size);
            const isLow = size.height <= 900 && hero === ".hero";
            for (const part of [title, page.locator(forWhom), page.locator(terms), action]) {
              const { bottom, isCovered } = await findPart(part);
              expect(isCovered).toBe(false);
              expect(bottom).toBeLessThanOrEqual(size.height);
              if (isLow && [title, action].includes(part))
                expect(bottom).toBeLessThanOrEqual(offerEnd);
            }
          });
        }
        if (hero === ".hero") await expectBar(page, copy.nav.label);
      });
    }
  });
}

for (const locale of locales) {
  test(`the projects show a case in the first screen, at a desk with its figure (${locale})`, async ({
    page,
  }) => {
    await openApp(page, `${localePrefix[locale]}/proyectos`);
    const { title } = readCopy(locale).projects.items.campanasMkt;
    const card = page.locator(".projects-hero .project-card");
    const words = card.getByText(title, { exact: true });
    const figure = card.locator("img");
    for (const [size, parts] of [
      [{ width: 390, height: 844 }, [words]],
      [{ width: 1440, height: 900 }, [words, figure]],
    ] as const) {
      await page.setViewportSize(size);
      await expect(figure).toBeVisible({ visible: parts.length > 1 });
      for (const part of parts) {
        const { bottom, isCovered } = await findPart(part);
        expect.soft(isCovered, String(size.width)).toBe(false);
        expect.soft(bottom, String(size.width)).toBeLessThanOrEqual(size.height);
      }
    }
  });
}

/** The bar keeps its action at every width, and its menu from 1024 px on. */
async function expectBar(page: Page, menu: string): Promise<void> {
  const bar = page.locator(".site-header-bar");
  for (const width of [320, 360, 390, 480, 768, 960, 1024, 1440]) {
    await test.step(`the bar at ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(bar.locator(".site-header-book")).toBeVisible();
      if (width >= 1024) await expect(page.getByRole("navigation", { name: menu })).toBeVisible();
      const boxes = await bar.evaluate((element) =>
        [...element.children]
          .map((child) => child.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({ left, right, height }) => ({ left, right, height })),
      );
      expect(boxes.at(-1)!.right).toBeLessThanOrEqual(width);
      for (const [at, { left, height }] of boxes.entries()) {
        if (at > 0) expect(left).toBeGreaterThanOrEqual(boxes[at - 1]!.right + 8);
        expect(height).toBeLessThanOrEqual(60);
      }
    });
  }
}
