import caseStudies from "../../content/catalogue/case-studies.json" with { type: "json" };
import { expect, openApp, test } from "../support/site/site-test.ts";

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
