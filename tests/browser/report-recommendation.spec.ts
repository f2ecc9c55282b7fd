import caseStudies from "#folder/content/catalogue/case-studies.json" with { type: "json" };
import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { expectNoViolation } from "../support/page/expect-accessible.ts";
import { loadReportModel } from "../support/report-model.ts";
import { expect, openApp, startApp, test } from "../support/site/site-test.ts";

const gains = {
  es: ["92.095 €", "13.077 €", "41.685 €"],
  en: ["€92,095", "€13,077", "€41,685"],
} as const;

for (const locale of locales) {
  test(`a report says what to do, follows its filters, and tries it out (${locale})`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/);
    const slug = "ventas-bi";
    const { copy, module } = await loadReportModel(slug, locale);
    const words = copy.shell.recommendation;
    const line = page.getByRole("region", { name: words.label });
    const [all, online, capped] = gains[locale];
    const lever = line.getByRole("slider", { name: copy.report.recommendation!.lever.label });
    await test.step("in the document, before any script", async () => {
      await page.route("**/*.js", async (route) => route.abort());
      await page.goto(reportPath(slug, locale));
      await expect(line).toContainText(all);
      await page.unrouteAll();
      await page.reload();
      await startApp(page);
    });
    await test.step("with its lever put back where the files that answer it are lost", async () => {
      await page.route("**/*.js", async (route) => route.abort());
      const start = await lever.inputValue();
      await lever.press("End");
      await expect(lever).toHaveValue(start);
      await expect(line).toContainText(all);
      await page.unrouteAll();
      await lever.press("End");
      await expect(line).toContainText(words.nothing);
      await lever.fill(start);
      await expect(line).toContainText(all);
    });
    await test.step("under a filter, and without it", async () => {
      await page.getByRole("checkbox", { name: copy.report.labels["online"]! }).check();
      await expect(line).toContainText(online);
      await page.getByRole("button", { name: copy.shell.toolbar.undo }).click();
      await expect(line).toContainText(all);
    });
    await test.step("with its lever, by keyboard, to where it gains nothing and back", async () => {
      await lever.press("End");
      await expect(line).toContainText(words.nothing);
      await lever.fill("0.2");
      await expect(line).toContainText(capped);
    });
    await test.step("with its lever in the address: undone, redone, reloaded, translated, presented", async () => {
      await expect(page).toHaveURL(/l=0\.2$/);
      await page.getByRole("button", { name: copy.shell.toolbar.undo }).click();
      await expect(line).not.toContainText(capped);
      await page.getByRole("button", { name: copy.shell.toolbar.redo }).click();
      await expect(line).toContainText(capped);
      await expect(page).toHaveURL(/l=0\.2$/);
      await page.reload();
      await startApp(page);
      await expect(line).toContainText(capped);
      await page.getByRole("button", { name: copy.shell.toolbar.present, exact: true }).click();
      await expect(page).toHaveURL(/t=0&l=0\.2/);
      await page.getByRole("button", { name: copy.shell.story.leave }).click();
      await expect(lever).toHaveValue("0.2");
      const other = locale === "es" ? "en" : "es";
      const { hash } = new URL(page.url());
      await page.goto(reportPath(slug, other) + hash);
      await startApp(page);
      await expect(page.locator(".recommendation")).toContainText(gains[other][2]);
      await page.goto(`${reportPath(slug, locale)}#p=products&l=7`);
      await startApp(page);
      await expect(lever).toHaveValue("0.35");
      await lever.fill("0.2");
      await expect(line).toContainText(capped);
    });
    await test.step("in the scenario, as it is stated", async () => {
      await line.getByRole("button", { name: words.tryOut }).click();
      const { words: own } = await module.loadScenario!();
      const panel = page.getByRole("region", { name: own[locale].title });
      await expect(panel).toBeFocused();
      await expect(panel).toContainText(fillText(own[locale].gain.more, { gain: capped }));
      await expect(page).toHaveURL(/i\.cap=20/);
      await expect(line).toContainText(capped);
    });
  });
}

test("on a phone finding, action, two figures and the form end within the first screen and a half", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { slug } of caseStudies) {
    for (const locale of locales) {
      await page.goto(reportPath(slug, locale));
      await page.evaluate(async () => document.fonts.ready);
      const cards = await page
        .locator(".card")
        .evaluateAll((all) =>
          all.map((card) => card.getBoundingClientRect()).map(({ right }) => right),
        );
      expect(cards[1], slug).toBeLessThanOrEqual(390);
      const form = page.locator("[data-visual]").first().locator(".visual-body");
      const { y, height } = (await form.boundingBox())!;
      expect(y + height, `${slug}, ${locale}`).toBeLessThanOrEqual(1.5 * 844);
    }
  }
});

test("where nothing follows from the rows, the report says so", async ({ page }) => {
  const { copy } = await loadReportModel("nps-bi", "es");
  const { label, none } = copy.shell.recommendation;
  const line = page.getByRole("region", { name: label });
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, "/dashboards/nps-bi");
  await expect(line).toContainText("800");
  await expectNoViolation(page, "recommendation", "all", [".recommendation"]);
  await page.getByRole("option", { name: copy.report.labels["installation"]! }).first().click();
  await expect(line).toHaveText(`${copy.report.reader} · ${none}`);
});

test("a form that has the lever on its axis draws where it stands, before any script and as it moves", async ({
  page,
}) => {
  const slug = "logistica-supply-chain";
  const { copy } = await loadReportModel(slug, "es");
  const form = page.locator('[data-visual="lateBySupplier"]');
  await page.goto(reportPath(slug, "es"));
  await expect(form.getByText("4\u00A0días", { exact: true }).first()).toBeAttached();
  await startApp(page);
  const drawn = form.locator("svg.drawing").locator("visible=true");
  await expect(drawn.getByText("4\u00A0días", { exact: true })).toBeVisible();
  const { label } = copy.report.recommendation!.lever;
  const slider = page.locator(".recommendation").getByRole("slider", { name: label });
  await slider.fill("6");
  await expect(drawn.getByText("6\u00A0días", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: copy.report.labels["south"]! }).check();
  await expect(drawn.getByText("6\u00A0días", { exact: true })).toBeVisible();
});

const levers = [
  { slug: "logistica-supply-chain", visual: "lateBySupplier", start: "4", end: "12" },
  { slug: "compras-bi", visual: "kilosByMonth", start: "2", end: "9" },
] as const;

for (const { slug, visual, start, end } of levers) {
  test(`the lever of a form is dragged by mouse and finger, and set by keys (${slug})`, async ({
    page,
  }) => {
    const form = page.locator(`[data-visual="${visual}"]`);
    const dragged = form.getByRole("slider");
    const slider = page.locator(".recommendation").getByRole("slider");
    const session = await page.context().newCDPSession(page);
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    const dragByFinger = async (from: Point, to: Point): Promise<void> => {
      await touch("touchStart", [from]);
      for (const part of [0.3, 0.6, 1]) {
        await touch("touchMove", [{ x: from.x + part * (to.x - from.x), y: to.y }]);
      }
      await touch("touchEnd", []);
    };
    const dragByMouse = async (from: Point, to: Point): Promise<void> => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
    };
    for (const [width, drag] of [
      [390, dragByFinger],
      [1440, dragByMouse],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await openApp(page, reportPath(slug, "es"));
      await expect(dragged).toHaveValue(start);
      await dragged.evaluate((input) => input.scrollIntoView({ block: "center" }));
      const way = (await dragged.boundingBox())!;
      const handle = (await form.locator("svg.drawing circle").last().boundingBox())!;
      expect(way.height).toBeGreaterThanOrEqual(24);
      const y = handle.y + handle.height / 2;
      await drag({ x: handle.x + handle.width / 2, y }, { x: way.x + way.width - 16, y });
      await expect(slider).toHaveValue(end);
      await expect(page).toHaveURL(new RegExp(`l=${end}$`));
      await slider.press("Home");
      await expect(dragged).toHaveValue("1");
      await dragged.press("ArrowRight");
      await expect(slider).toHaveValue("2");
      await slider.fill(start);
    }
  });
}

type Point = { x: number; y: number };
