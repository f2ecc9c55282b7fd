import type { Locator, Page } from "@playwright/test";
import caseStudies from "../../content/catalogue/case-studies.json" with { type: "json" };
import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { readShift, watchShifts } from "../support/page/layout-shift.ts";
import { listModules, listScripts } from "../support/page/list-scripts.ts";
import { expect, openApp, startApp, test } from "../support/site/site-test.ts";

const scripts = "**/assets/*.js";

// Between them the languages try them all; the narrowest and the frame of a case in both.
const widths = { es: [320, 390, 1024, 1091], en: [320, 375, 768, 1091, 1440] };

/** How wide a report is opened, in turns: the other widths it is given afterwards. */
const openings = [
  { es: 390, en: 1091 },
  { es: 1091, en: 375 },
  { es: 390, en: 1440 },
];

/** Where cards are narrowest: two in a row, and all of them. */
const tightest = [320, 920];

// Any difference between document and report is an error in the console, which fails the test.
for (const [at, slug] of (await listReports()).entries()) {
  test(`${slug} takes over what its document shows, as tall on any screen, and moves nothing`, async ({
    page,
    context,
  }) => {
    test.slow();
    const untouched = await context.newPage();
    await untouched.route(scripts, () => undefined);
    await watchShifts(page);
    for (const locale of locales) {
      await test.step(locale, async () => {
        const address = reportPath(slug, locale);
        const opening = openings[at % openings.length]![locale];
        const inDocument: number[][] = [];
        for (const width of widths[locale]) {
          await open(untouched, address, width);
          inDocument.push(await measureBodies(untouched));
        }
        await open(page, address, opening);
        const heading = await page.locator("h1").elementHandle();
        await startApp(page);
        expect(await listScripts(page)).toEqual(await listModules(page));
        expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
        await expect(page.locator("[data-slopes]")).toHaveCount(0);
        await measureBodies(page);
        expect(await readShift(page)).toBeLessThan(0.01);

        for (const [index, width] of widths[locale].entries()) {
          await page.setViewportSize({ width, height: 900 });
          const inReport = await measureBodies(page);
          const jumps = inReport.map((height, body) =>
            Math.abs(height - inDocument[index]![body]!),
          );
          expect(Math.max(...jumps), `at ${String(width)} px`).toBeLessThan(1);
        }
        for (const width of tightest) {
          await page.setViewportSize({ width, height: 900 });
          expect(await listCrossing(page), `at ${String(width)} px`).toEqual([]);
        }
      });
    }
  });
}

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
      await expect(frame.contentFrame().locator(".visual-body > *:visible").first()).toBeVisible();
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

/** Opens a document and waits for its fonts: what they change is `font-swap.spec.ts`'s. */
async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await page.locator("html[data-fonts]").waitFor();
}

/** The heights of what is drawn. */
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
