import type { Locator, Page } from "@playwright/test";
import { locales, type Locale } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { drillDown, selectBins } from "../../dashboards/query/state/report-state.ts";
import { loadReportModel, readTitle, type LoadedReport } from "../support/report-model.ts";
import { expect, openApp, test } from "../support/site/site-test.ts";

// What is argued of all rows may not be true of those that a click leaves: then the title says what is, or only what is drawn (D24).

/** What is drawn in the accent; columns have a path for each state, empty or not. */
const accent = "var(--accent)";
const argued = `[fill="${accent}"]:not([d='']), [stroke="${accent}"]:not([d=''])`;

for (const locale of locales) {
  test(`a filter leaves nothing that is not so (${locale})`, async ({ page }) => {
    await test.step("the titles, numbers and line of the NPS, in the Uplands", async () => {
      const { known, report, figureOf, check } = await open(page, "nps-bi", locale);
      const { labels } = report;
      const inUplands = selectBins(known.model.start, "area", [3]);
      await page.getByRole("tab", { name: report.pages["reasons"]! }).click();
      await expect(figureOf("verdicts")).toBeVisible();
      // Until the report is laid out for this width its document has a drawing for each.
      const drawn = figureOf("npsByStage").locator("svg.drawing").locator("visible=true");
      await expect(drawn.getByText(lineOf(known, 32))).toBeVisible();
      await check(labels["uplands"]!);
      const verdicts = findFigure(page, readTitle(known, "verdicts", inUplands));
      await expect(verdicts).toBeVisible();
      await expect(figureOf("verdicts")).toBeHidden();
      // The argument of the stages holds there too, beside the score of the Uplands.
      await expect(figureOf("npsByStage").getByText(lineOf(known, 24))).toBeVisible();
      await expect(figureOf("npsByStage").locator(argued).first()).toBeAttached();
      await check(labels["uplands"]!, false);
      await expect(figureOf("verdicts")).toBeVisible();
    });

    await test.step("the ages of the airline, in Business", async () => {
      const { known, report, shell, figureOf, check } = await open(
        page,
        "airline-satisfaction",
        locale,
      );
      await expect(figureOf("satisfiedByAge").locator(argued).first()).toBeAttached();
      await check(report.labels["business"]!);
      const inBusiness = selectBins(known.model.start, "class", [0]);
      const title = readTitle(known, "satisfiedByAge", inBusiness);
      expect(title).not.toBe(report.visuals["satisfiedByAge"]!.title);
      const ages = findFigure(page, title);
      await expect(ages.locator(argued)).not.toHaveCount(0);
      const menu = ages.getByRole("button", { name: fillText(shell.visual.menu, { title }) });
      await expect(menu).toBeVisible();
      // Its own selection takes no rows from the visual of the classes.
      await expect(figureOf("satisfiedByClass")).toBeVisible();
    });

    await test.step("too few answers to argue of", async () => {
      const { known, report, check } = await open(page, "nps-bi", locale);
      await check(report.labels["plains"]!);
      await check(report.labels["years3to5"]!);
      await check(report.labels["billError"]!);
      const few = page.getByText(known.copy.shell.visual.tooFewRows);
      await expect(few.first()).toBeVisible();
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
    figureOf: (id) => findFigure(page, readTitle(known, id)),
    check: async (name, isChecked = true) =>
      // Beside its name stands how many rows it has.
      page.getByRole("checkbox", { name: new RegExp(`^${name} \\d`) }).setChecked(isChecked),
  };
}

/** The reference line of the stages, as its key names it. */
function lineOf({ copy, format }: LoadedReport, score: number): string {
  const target = copy.report.visuals["npsByStage"]!.target!;
  return `${target} ${format.alike({ unit: "points", decimals: 0 }, [score])(score)}`;
}

function neutralOf(page: Page, report: Opened["report"], id: string, depth = 0): Locator {
  return findFigure(page, report.visuals[id]!.neutral[depth]!);
}

function findFigure(page: Page, name: string): Locator {
  return page.getByRole("figure", { name, exact: true });
}
