import type { Frame, Locator, Page } from "@playwright/test";
import { fillText } from "../../contracts/fill-text.ts";
import { loadReportModel } from "../support/report-model.ts";
import { expect, openApp, startApp, test, wantApp } from "../support/site/site-test.ts";

const height = 844;
test.use({ viewport: { width: 390, height }, hasTouch: true });

test("what a tap far down brings about is at the foot of the screen, in a frame too", async ({
  page,
}) => {
  const { copy } = await loadReportModel("nps-bi", "es");
  const { report, shell } = copy;
  const see = async (root: Page | Frame, isFrame: boolean): Promise<void> => {
    const figure = root.getByRole("figure", { name: report.visuals["installationByArea"]!.title });
    const foot = root.getByRole("region", { name: shell.bar.label });
    const bar = root.getByRole("toolbar", { name: shell.toolbar.label });
    const banner = page.locator(".consent-banner:visible");
    await figure.scrollIntoViewIfNeeded();
    await figure.getByRole("option").last().tap();
    await expect(foot).toContainText(report.measures["nps"]!.short ?? report.measures["nps"]!.name);
    await expect(foot).toContainText(`${report.views["area"]!}: ${report.labels["plains"]!}`);
    const atFoot = async (): Promise<number> => {
      const box = (await bar.boundingBox())!;
      const covered = (await banner.boundingBox({ timeout: 100 }).catch(() => null))?.height ?? 0;
      return Math.abs(box.y + box.height - (height - covered));
    };
    // Its end may be seen before.
    await page.mouse.wheel(0, -300);
    await expect.poll(atFoot).toBeLessThan(2);
    const clear = foot.getByRole("button", { name: shell.filters.clearAll });
    const size = (await clear.boundingBox())!;
    expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44);
    await clear.tap();
    await expect(foot).toBeHidden();
    await expect(root.getByText(shell.filters.none)).toBeAttached();
    await bar.getByRole("button", { name: shell.toolbar.all }).tap();
    const table = bar.getByRole("button", { name: shell.toolbar.table });
    await table.tap();
    await expect(figure.getByRole("row").first()).toBeVisible();
    await expect(table).toBeHidden();
    await bar.getByRole("button", { name: shell.toolbar.all }).tap();
    await table.tap();
    const filters = bar.getByRole("button", { name: shell.filters.title });
    await filters.tap();
    const sheet = root.getByRole("dialog", { name: shell.filters.title });
    await expect(sheet).toBeFocused();
    await expect(sheet).toBeInViewport({ ratio: 1 });
    const result = sheet.locator(".sheet-result");
    const whole = await result.textContent();
    await sheet.getByRole("checkbox").first().tap();
    await expect(result).not.toHaveText(whole!);
    await result.tap();
    await expect(sheet).toBeHidden();
    await expect(filters).toBeFocused();
    await filters.tap();
    await sheet.getByRole("checkbox").first().tap();
    await expect(result).toHaveText(whole!);
    await page.keyboard.press("Escape");
    await expect(filters).toBeFocused();
    if (isFrame) return;
    await figure.scrollIntoViewIfNeeded();
    // At the top the chips say it.
    await figure.getByRole("option").last().tap();
    await expect(foot).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(foot).toBeHidden();
  };

  await openApp(page, "/dashboards/nps-bi");
  await test.step("by itself", async () => see(page, false));
  await openApp(page, "/proyectos/nps-bi");
  const stage = page.locator(".report-stage iframe");
  await stage.scrollIntoViewIfNeeded();
  const whole = page.locator(".report-whole");
  await expect(whole).toBeVisible();
  const frame = (await (await stage.elementHandle())?.contentFrame())!;
  await wantApp(frame);
  await frame.locator("html[data-app=ready]").waitFor();
  await test.step("its first use shows it whole", async () => expect(whole).toBeHidden());
  await test.step("in the page of its case", async () => see(frame, true));
});

test("a finger that rests on a mark adds it, and what it has selected can be gone into", async ({
  page,
}) => {
  const { copy } = await loadReportModel("ventas-bi", "es");
  const { report, shell } = copy;
  await openApp(page, "/dashboards/ventas-bi");
  const { title, neutral } = report.visuals["families"]!;
  const figure = page.getByRole("figure", { name: title });
  const marks = figure.getByRole("option");
  const into = page.getByRole("button", {
    name: fillText(shell.drill.into, { name: report.labels["desk"]! }),
  });
  const desk = figure.getByRole("option", { name: report.labels["desk"]! });
  const selected = figure.getByRole("option", { selected: true });

  await figure.scrollIntoViewIfNeeded();
  await desk.tap();
  await expect(into).toBeVisible();
  const through = page.getByRole("button", {
    name: fillText(copy.charts.mark.through, { page: report.pages["customers"]! }),
  });
  await expect(through).toBeVisible();
  await page.locator("html[data-offline=ready]").waitFor();
  const other = marks.last();
  await rest(page, other);
  await expect(selected).toHaveCount(2);
  await expect(into).toBeHidden();
  await rest(page, other);
  await expect(selected).toHaveCount(1);

  await into.tap();
  const inside = page.locator("#families");
  await expect(inside.getByRole("heading")).toHaveText(neutral[1]!);
  await expect(inside.getByRole("navigation", { name: shell.drill.path })).toBeVisible();
  await expect(inside).toBeFocused();

  await inside.getByRole("option").first().tap();
  await through.tap();
  await expect(page.getByRole("tab", { selected: true })).toBeFocused();
  await expect(page).toHaveURL(/p=customers.*f\.family=/);
});

test("marks of the floor plan are wide enough for a finger", async ({ page }) => {
  const { copy } = await loadReportModel("logistica-dashboard", "es");
  await page.goto("/dashboards/logistica-dashboard");
  await startApp(page);
  const figure = page.getByRole("figure", { name: copy.report.visuals["floorPlan"]!.title });
  await expect(figure.getByRole("option")).toHaveCount(200);
  const sides = await figure.getByRole("option").evaluateAll((marks) =>
    marks.map((mark) => {
      const { width, height: tall } = mark.getBoundingClientRect();
      return Math.min(width, tall);
    }),
  );
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(24);
});

/** A finger that stays where it is for longer than a tap. */
async function rest(page: Page, mark: Locator): Promise<void> {
  // The bar at the foot would cover a mark at the edge.
  await mark.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = (await mark.boundingBox())!;
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const before = await mark.getAttribute("aria-selected");
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await expect(mark).not.toHaveAttribute("aria-selected", before ?? "");
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}
