import type { Locator } from "@playwright/test";
import caseStudies from "#folder/content/catalogue/case-studies.json" with { type: "json" };
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { visitNext } from "../support/page/visit-next.ts";
import { expect, test } from "../support/site/site-test.ts";

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
    await visitNext(page, `/proyectos/${slug}`);
    const frame = page.locator(".report-stage iframe");
    await expect(frame).toHaveAttribute("src", reportPath(slug, "es"));
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
