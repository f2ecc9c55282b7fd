import figures from "../../../content/catalogue/case-figures.json" with { type: "json" };
import { fillText } from "../../../contracts/fill-text.ts";
import { expect, openApp, test } from "../../support/site/site-test.ts";

const [topProducts, theirSales, theirProfit] = figures["ventas-bi"].map(({ value }) => value);
const values = { products: 60, marked: topProducts!, sales: theirSales!, profit: theirProfit! };
const mostBytes = 12_288;

test("a case is told step by step while it is scrolled to", async ({ page, home, copy }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openApp(page, home);
  const section = page.getByRole("region", { name: copy.workValues.title });
  const steps = section.getByRole("listitem");
  const { story } = copy.workValues;
  await expect(steps).toHaveCount(4);
  const [line, cloud, five, shares] = [
    "img >> nth=0",
    "img >> nth=1",
    "img >> nth=2",
    "figure p",
  ].map((part) => section.locator(part));
  const shown = [
    { step: "empathy", whole: [line!], hidden: [cloud!, shares!], five: /grayscale\(1\)/ },
    { step: "flexibility", whole: [cloud!], hidden: [line!, shares!], five: /grayscale\(1\)/ },
    { step: "clarity", whole: [cloud!, shares!], hidden: [line!], five: /none|grayscale\(0\)/ },
    {
      step: "continuousImprovement",
      whole: [shares!],
      hidden: [line!],
      five: /none|grayscale\(0\)/,
    },
  ] as const;
  for (const [at, { step, whole, hidden, five: look }] of shown.entries()) {
    await steps.nth(at).evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo({ top: top + scrollY - innerHeight * 0.49 + height / 2, behavior: "instant" });
    });
    for (const part of whole) await expect(part).toHaveCSS("opacity", "1");
    for (const part of hidden) await expect(part).toHaveCSS("opacity", "0");
    await expect(five!).toHaveCSS("filter", look);
    await expect(steps.nth(at)).toContainText(fillText(story.steps[step], values));
  }
  await expect(shares!).toContainText(fillText(story.salesShare, values));
  await expect(shares!).toContainText(fillText(story.profitShare, values));
});

test("with reduced motion it is a plain drawing with its figures", async ({ page, home, copy }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openApp(page, home);
  const section = page.getByRole("region", { name: copy.workValues.title });
  await section.scrollIntoViewIfNeeded();
  for (const part of ["figure p", "img >> nth=1", "img >> nth=2"])
    await expect(section.locator(part)).toHaveCSS("opacity", "1");
  for (const image of await section.locator("img").all())
    await expect(image).toHaveJSProperty("complete", true);
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
  const count = home === "/" ? "1.056.000" : "1,056,000";
  await expect(section.getByRole("status")).toContainText(count);
  const text = await section.getByRole("status").innerText();
  const milliseconds = /([\d.,]+) ms/.exec(text.slice(count.length))?.[1] ?? "0";
  expect(Number(milliseconds.replace(",", "."))).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(mostBytes);
});
