import type { Locator, Page } from "@playwright/test";
import { locales, type Locale } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/report-paths.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { drillDown } from "../../dashboards/query/state/report-state.ts";
import { loadReportModel, type LoadedReport } from "../support/report-model.ts";
import { expect, openApp, test } from "../support/site/site-test.ts";

// One click makes false what was argued for all rows: the title then says what is drawn, and highlights and lines go (D24).

/** What is drawn in yellow; columns have a path for each state, empty or not. */
const yellow = "var(--yellow)";
const argued = `[fill="${yellow}"]:not([d='']), [stroke="${yellow}"]:not([d=''])`;

for (const locale of locales) {
  test(`a filter takes back what was argued for all rows (${locale})`, async ({ page }) => {
    await test.step("the lines and titles of the NPS, in the Uplands", async () => {
      const { report, figureOf, check } = await open(page, "nps-bi", locale);
      const { visuals, labels } = report;
      const key = figureOf("npsByStage").getByText(visuals["npsByStage"]!.target!);
      await expect(key).toBeVisible();
      await check(labels["uplands"]!);
      await expect(figureOf("verdicts")).toBeHidden();
      await expect(neutralOf(page, report, "verdicts")).toBeVisible();
      const stages = neutralOf(page, report, "npsByStage");
      await expect(stages.locator('rect[fill="var(--chart-strong)"]').first()).toBeVisible();
      await expect(stages.getByText(visuals["npsByStage"]!.target!)).toBeHidden();
      await expect(page.locator(argued)).toHaveCount(0);
      await check(labels["uplands"]!, false);
      await expect(figureOf("verdicts")).toBeVisible();
      await expect(key).toBeVisible();
    });

    await test.step("the ages of the airline, in Business", async () => {
      const { report, shell, figureOf, check } = await open(page, "airline-satisfaction", locale);
      await expect(figureOf("satisfiedByAge").locator(argued).first()).toBeAttached();
      await check(report.labels["business"]!);
      const ages = neutralOf(page, report, "satisfiedByAge");
      await expect(ages.getByRole("option").first()).toBeVisible();
      await expect(ages.locator(argued)).toHaveCount(0);
      const title = report.visuals["satisfiedByAge"]!.neutral[0]!;
      const menu = ages.getByRole("button", { name: fillText(shell.visual.menu, { title }) });
      await expect(menu).toBeVisible();
      // Its own selection takes no rows from the visual of the classes.
      await expect(figureOf("satisfiedByClass")).toBeVisible();
    });
  });

  test(`into a family by a double click, and back by one undo (${locale})`, async ({ page }) => {
    const { known, report, shell, figureOf } = await open(page, "ventas-bi", locale);
    const { model } = known;
    const family = report.labels["desk"]!;
    const undo = page.getByRole("button", { name: shell.toolbar.undo });
    await page.getByRole("tab", { selected: true }).click();
    await figureOf("families").getByRole("option", { name: family }).dblclick();
    const inside = neutralOf(page, report, "families", 1);
    await expect(inside.getByRole("navigation", { name: shell.drill.path })).toContainText(family);
    const labels = model.axes(model.start, "family")[0]!;
    const code = labels.kind === "labels" ? labels.labels.indexOf("desk") : -1;
    const drilled = model.show(drillDown(model.start, "family", code));
    const products = drilled.read("family").shown.length;
    expect(products).toBeLessThan(20);
    const points = neutralOf(page, report, "salesAndProfit").getByRole("option");
    await expect(points).toHaveCount(products);
    const families = page.getByRole("group", { name: report.views["family"]! });
    await expect(families.getByRole("checkbox")).toHaveCount(labels.size);
    const box = families.getByRole("checkbox", { name: family });
    await expect(box).toBeChecked();
    await undo.click();
    await expect(page.getByText(shell.filters.none)).toBeVisible();
    await expect(figureOf("families")).toBeVisible();
    await expect(box).not.toBeChecked();
    await expect(undo).toBeDisabled();
  });

  test(`where one sex is left, no gap is described (${locale})`, async ({ page }) => {
    const { report, known, check } = await open(page, "people-analytics", locale);
    await page.getByRole("tab", { name: report.pages["pay"]! }).click();
    await check(report.labels["women"]!);
    const { none } = known.copy.charts.summary;
    const bands = neutralOf(page, report, "gapByBandWidth");
    await expect(bands.getByText(none).first()).toBeVisible();
    await expect(bands.locator("svg.drawing")).toBeHidden();
    await expect(page.getByRole("main")).not.toContainText("NaN");
  });
}

type Opened = {
  known: LoadedReport;
  report: LoadedReport["copy"]["report"];
  shell: LoadedReport["copy"]["shell"];
  /** The figure of a visual under its argued title. */
  figureOf: (id: string) => Locator;
  check: (name: string, isChecked?: boolean) => Promise<void>;
};

async function open(page: Page, slug: string, locale: Locale): Promise<Opened> {
  const known = await loadReportModel(slug, locale);
  const { report, shell } = known.copy;
  await openApp(page, reportPath(slug, locale));
  return {
    known,
    report,
    shell,
    figureOf: (id) => findFigure(page, report.visuals[id]!.title),
    check: async (name, isChecked = true) =>
      // Beside its name stands how many rows it has.
      page.getByRole("checkbox", { name: new RegExp(`^${name} \\d`) }).setChecked(isChecked),
  };
}

function neutralOf(page: Page, report: Opened["report"], id: string, depth = 0): Locator {
  return findFigure(page, report.visuals[id]!.neutral[depth]!);
}

function findFigure(page: Page, name: string): Locator {
  return page.getByRole("figure", { name, exact: true });
}
