import type { Page } from "@playwright/test";
import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/report-paths.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import caseStudies from "../../content/catalogue/case-studies.json" with { type: "json" };
import { expect, openApp, startApp, test } from "../support/site/site-test.ts";

const most = 0.12;

for (const { name, width } of [
  { name: "a phone", width: 390 },
  { name: "a desk", width: 1440 },
]) {
  test(`on ${name} the place of each report is about as tall as the report, before it says so`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const { slug } of caseStudies) {
      await openApp(page, `/proyectos/${slug}`);
      const frame = page.locator(".report-stage iframe");
      const held = await frame.evaluate((element) => element.getBoundingClientRect().height);
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute("style", /height/);
      await expect(frame.contentFrame().locator(".visual-body > *").first()).toBeVisible();
      const tall = async (): Promise<number> => {
        const height = await frame
          .contentFrame()
          .locator("body")
          .evaluate((body) => body.getBoundingClientRect().height);
        return Math.abs(held / height - 1);
      };
      await expect.poll(tall, `${slug}: ${String(held)} px are held`).toBeLessThan(most);
    }
  });
}

// Between them the languages try them all; the narrowest and the frame of a case in both.
const widths = { es: [320, 390, 1024, 1091], en: [320, 375, 768, 1091, 1440] };

for (const slug of await listReports()) {
  for (const locale of locales) {
    test(`${slug} (${locale}) is as tall in its document as what takes it over, on any screen`, async ({
      page,
    }) => {
      test.slow();
      await page.route("**/assets/*.js", async () => new Promise(() => undefined));
      const inDocument: number[][] = [];
      for (const width of widths[locale]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(reportPath(slug, locale));
        await page.locator("html[data-fonts]").waitFor();
        inDocument.push(await measureBodies(page));
      }
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.goto(reportPath(slug, locale));
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
