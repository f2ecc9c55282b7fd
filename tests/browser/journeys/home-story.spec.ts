import figures from "#folder/content/catalogue/case-figures.json" with { type: "json" };
import { fillText } from "../../../contracts/fill-text.ts";
import { expect, openApp, test } from "../../support/site/site-test.ts";

const [topProducts, theirSales, theirProfit] = figures["ventas-bi"].map(({ value }) => value);
const values = { products: 60, marked: topProducts!, sales: theirSales!, profit: theirProfit! };
const mostBytes = 12_288;

const steps = ["empathy", "flexibility", "clarity", "continuousImprovement"] as const;
// How far the story is scrolled when each step stands.
const places = [0.05, 0.45, 0.76, 1];

test("a case is told step by step while it is scrolled to", async ({ page, home, copy }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openApp(page, home);
  const section = page.getByRole("region", { name: copy.workValues.title });
  const items = section.getByRole("listitem");
  await expect(items).toHaveCount(4);
  // Sections above take their own height only once they are shown.
  await section.scrollIntoViewIfNeeded();
  for (const [at, place] of places.entries()) {
    await expect(async () => {
      await page.locator(".story").evaluate((story, share) => {
        const { top, height } = story.getBoundingClientRect();
        scrollTo({ top: top + scrollY + share * (height - innerHeight), behavior: "instant" });
      }, place);
      for (const [other, step] of steps.entries()) {
        const shown = other === at ? "1" : "0";
        for (const part of [".plot", ".value-text"])
          await expect(items.nth(other).locator(part)).toHaveCSS("opacity", shown, {
            timeout: 500,
          });
        const text = fillText(copy.workValues.story.steps[step], values);
        await expect(items.nth(other)).toContainText(text, { timeout: 500 });
      }
    }).toPass();
  }
  const open = section.getByRole("link", { name: copy.workValues.story.open });
  await expect(open).toBeInViewport({ ratio: 1 });
});

test("its link is seen as soon as it has the focus, at any step", async ({ page, home, copy }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openApp(page, home);
  const section = page.getByRole("region", { name: copy.workValues.title });
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator(".value-text").last()).toHaveCSS("opacity", "0");
  const open = section.getByRole("link", { name: copy.workValues.story.open });
  await open.focus();
  await expect(section.locator(".value-text").last()).toHaveCSS("opacity", "1");
  await expect(open).toBeInViewport({ ratio: 1 });
});

test("with reduced motion its steps stand side by side", async ({ page, home, copy }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openApp(page, home);
  const section = page.getByRole("region", { name: copy.workValues.title });
  await section.scrollIntoViewIfNeeded();
  const plots = section.locator(".plot");
  await expect(plots).toHaveCount(4);
  for (const plot of await plots.all()) await expect(plot).toHaveCSS("opacity", "1");
  const boxes = await plots.evaluateAll((all) =>
    all.map((plot) => {
      const { left, top } = plot.getBoundingClientRect();
      return `${String(left)} ${String(top)}`;
    }),
  );
  expect(new Set(boxes).size).toBe(4);
});

test("it ends in the live report, filtered, over a million rows counted on this device", async ({
  page,
  home,
  copy,
}) => {
  test.slow(); // a million rows are made
  await openApp(page, home);
  const section = page.getByRole("region", { name: copy.workValues.title });
  const { story } = copy.workValues;
  const open = section.getByRole("link", { name: story.open });
  await open.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  let bytes = 0;
  page.on("requestfinished", (request) => {
    // Not the report itself, which the browser may fetch as soon as its link is pointed at.
    if (request.frame() !== page.mainFrame() || request.url().includes("/dashboards/")) return;
    void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize));
  });
  await open.click();
  const report = section.getByTitle(story.frame).contentFrame();
  await expect(report.getByText(/651/).first()).toBeVisible();
  await expect(section.locator(".story-live")).toBeFocused();
  const count = home === "/" ? "1.056.000" : "1,056,000";
  await expect(section.getByRole("status")).toContainText(count);
  const text = await section.getByRole("status").innerText();
  const milliseconds = /([\d.,]+) ms/.exec(text.slice(count.length))?.[1] ?? "0";
  expect(Number(milliseconds.replace(",", "."))).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(mostBytes);
});
