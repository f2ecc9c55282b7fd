import type { Locator, Page } from "@playwright/test";
import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/report-paths.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import caseStudies from "../../content/catalogue/case-studies.json" with { type: "json" };
import { expect, openApp, startApp, test } from "../support/site/site-test.ts";

const most = 0.12;

const phone = { width: 390, height: 900 };
const desk = { width: 1440, height: 900 };

test("on a phone and on a desk the place of each report is about as tall as the report, before it says so", async ({
  page,
}) => {
  test.slow();
  let measured = Promise.withResolvers<void>();
  await page.route("**/dashboards/*", async (route) => {
    await measured.promise;
    await route.continue();
  });
  for (const { slug } of caseStudies) {
    measured = Promise.withResolvers();
    await page.setViewportSize(phone);
    await openApp(page, `/proyectos/${slug}`);
    const frame = page.locator(".report-stage iframe");
    const held = [await readHeight(frame)];
    await page.setViewportSize(desk);
    held.push(await readHeight(frame));
    await expect(frame).not.toHaveAttribute("style", /height/);
    measured.resolve();
    for (const [at, size] of [phone, desk].entries()) {
      await page.setViewportSize(size);
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute("style", /height/);
      await expect(frame.contentFrame().locator(".visual-body > *").first()).toBeVisible();
      const body = frame.contentFrame().locator("body");
      const place = held[at]!;
      await expect
        .poll(
          async () => Math.abs(place / (await readHeight(body)) - 1),
          `${slug} at ${String(size.width)} px: ${String(place)} px are held`,
        )
        .toBeLessThan(most);
    }
  }
});

async function readHeight(element: Locator): Promise<number> {
  return element.evaluate((one) => one.getBoundingClientRect().height);
}

// Between them the languages try them all; the narrowest and the frame of a case in both.
const widths = { es: [320, 390, 1024, 1091], en: [320, 375, 768, 1091, 1440] };

/** Where cards are narrowest: two in a row, and all of them. */
const tightest = [320, 920];

for (const slug of await listReports()) {
  for (const locale of locales) {
    test(`${slug} (${locale}) is as tall in its document as what takes it over, on any screen`, async ({
      page,
    }) => {
      test.slow();
      const measured = Promise.withResolvers<void>();
      await page.route("**/assets/*.js", async (route) => {
        await measured.promise;
        await route.continue();
      });
      const inDocument: number[][] = [];
      for (const width of widths[locale]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(reportPath(slug, locale));
        await page.locator("html[data-fonts]").waitFor();
        inDocument.push(await measureBodies(page));
      }
      // What takes over is what the last of the documents waits for.
      measured.resolve();
      await startApp(page);
      // A key wants every mark at once.
      await page.keyboard.press("Shift");
      await expect(page.locator("[data-slopes]")).toHaveCount(0);
      for (const [at, width] of widths[locale].entries()) {
        await page.setViewportSize({ width, height: 900 });
        const inReport = await measureBodies(page);
        const jumps = inReport.map((height, body) => Math.abs(height - inDocument[at]![body]!));
        expect(Math.max(...jumps), `at ${String(width)} px`).toBeLessThan(1);
      }
      for (const width of tightest) {
        await page.setViewportSize({ width, height: 900 });
        expect(await listCrossing(page), `at ${String(width)} px`).toEqual([]);
      }
    });
  }
}

async function measureBodies(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // What is resized is drawn by the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const bodies = [...document.querySelectorAll(".visual-body")];
    return bodies.map((body) => body.getBoundingClientRect().height);
  });
}

/** Figures that reach over the edge of their card. */
async function listCrossing(page: Page): Promise<string[]> {
  return page.locator(".card").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const figure = card.querySelector(".card-figure")!;
      const range = document.createRange();
      range.selectNodeContents(figure);
      const isWithin = range.getBoundingClientRect().right < card.getBoundingClientRect().right;
      return isWithin ? [] : figure.textContent;
    }),
  );
}
