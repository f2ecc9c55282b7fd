import type { Page } from "@playwright/test";
import { visitNext } from "../support/page/visit-next.ts";
import { listKinds } from "../support/site/list-pages.ts";
import { expect, openApp, readCopy, test } from "../support/site/site-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const kinds = await listKinds();

/** What has no use on paper and is shown. */
async function listUseless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const useless =
      "header.site-header, footer.site-footer, .skip-link, form, button:not(h3 > button), dialog, [role=tablist]";
    return [...document.querySelectorAll("body *")]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => part.matches(useless) || getComputedStyle(part).position === "fixed")
      .map((part) => part.outerHTML.slice(0, 60));
  });
}

/** Texts that are too pale on white (WCAG 1.4.3). */
async function listPale(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, li, td, th, figcaption)")]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => ({
        color: getComputedStyle(part).color,
        words: part.textContent.trim().slice(0, 40),
      })),
  );
  expect(texts.length).toBeGreaterThan(1);
  return texts
    .filter(({ color }) => 1.05 / (measureLuminance(color) + 0.05) < 4.5)
    .map(({ color, words }) => `${color}: ${words}`);
}

/** Of a color such as `"rgb(25, 21, 16)"`. */
function measureLuminance(color: string): number {
  const [red = 1, green = 1, blue = 1] = (color.match(/[\d.]+/g) ?? [])
    .map((value) => Number(value) / 255)
    .map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("every kind of page prints its text alone, in ink on white, from the dark scheme too", async ({
  page,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/404 \(Not Found\)/);
  for (const { path } of kinds) {
    await page.emulateMedia({ media: "screen", colorScheme: "dark" });
    await visitNext(page, path);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    expect.soft(await listUseless(page), path).toEqual([]);
    expect.soft(await listPale(page), path).toEqual([]);
  }
});

test("what a screen folds or hides is on paper", async ({ page }) => {
  await openApp(page, "/servicios");
  await page.emulateMedia({ media: "print" });
  for (const part of [".challenges-answer", "[role=tabpanel]", ".carousel-slide"]) {
    const parts = await page.locator(part).all();
    expect(parts.length).toBeGreaterThan(1);
    for (const one of parts) {
      const box = await one.boundingBox();
      expect(box?.height, part).toBeGreaterThan(10);
      expect(box?.x, part).toBeLessThan(page.viewportSize()!.width);
    }
  }
  for (const folded of [".challenges-answer", ".accordion-content", ".questions p"]) {
    for (const one of await page.locator(folded).all()) {
      await expect(one).toBeVisible();
      const isCut = await one.evaluate((part) => {
        const around = part.closest("details, li")!.getBoundingClientRect();
        const { right, bottom } = part.getBoundingClientRect();
        return bottom > around.bottom + 1 || right > around.right + 1;
      });
      expect(isCut, (await one.textContent()) ?? "").toBe(false);
    }
  }
  await expect(page.locator(".questions h3").first()).toHaveText(
    readCopy("es").servicePage.questions.items[0]!.question,
  );
  await expect(page.locator(".questions button").first()).toBeVisible();
  const pdf = await page.pdf({ format: "A4" });
  const pages = pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(3);
  expect(pages).toBeLessThan(16);
});
