import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { fillText } from "../../contracts/fill-text.ts";
import type { ReportState } from "../../dashboards/query/state/report-state.ts";
import { decodeState, encodeState } from "../../dashboards/query/state/state-codec.ts";
import { listReports, loadFigures } from "../../generator/reports/list-reports.ts";
import { expectNoSidewaysScroll, expectNoViolation } from "../support/page/expect-accessible.ts";
import { plainText } from "../support/page/plain-text.ts";
import { expectReachable, withLargeText } from "../support/page/reader-settings.ts";
import { expectNoViolationInSecondEngine } from "../support/page/second-engine.ts";
import {
  isSelectable,
  isDrillable,
  loadReportModel,
  listVisuals,
  readTitle,
  type LoadedReport,
} from "../support/report-model.ts";
import { describeCards, readCards } from "../support/read-cards.ts";
import { listDrawn } from "../support/report-screen.ts";
import { seeVisuals } from "../support/see-visuals.ts";
import { expect, openApp, test } from "../support/site/site-test.ts";

// Each page is seen once in each language, so each language takes one scheme and one size.
const wide = { width: 1440, height: 900 };
const schemes = {
  es: { colorScheme: "dark", size: wide },
  en: { colorScheme: "light", size: { width: 390, height: 844 } },
} as const;

/** Gone through in English as well; of the others what English changes is seen. */
const inBothLanguages = new Set(["airline-satisfaction", "ventas-bi"]);

// The same journey for every report there is: what is on screen against the engine in the test's own process, that is, whether
// they are wired together (what the engine counts has tests of its own). One opening serves all steps, since each begins where the one before has left everything cleared. What no language changes is done in Spanish alone.
for (const slug of await listReports()) {
  for (const locale of locales) {
    test(`${slug} (${locale}) tells its figures, filters, files, tables and tour, with no violation and no sideways scroll`, async ({
      page,
      context,
    }) => {
      test.slow();
      const known = await loadReportModel(slug, locale);
      await page.emulateMedia({ colorScheme: schemes[locale].colorScheme });
      await openApp(page, reportPath(slug, locale));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(known.copy.report.title);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      if (slug === "airline-satisfaction") await expectNoViolationInSecondEngine(page, "report");
      const isWhole = locale === "es" || inBothLanguages.has(slug);
      if (isWhole) {
        await test.step("a mark filters the rest", async () =>
          chooseUndoClear(page, known, inBothLanguages.has(slug)));
        // What was touched needs the network no more.
        await page.locator("html[data-offline=ready]").waitFor();
        await context.setOffline(true);
      }
      await test.step("every visual of every page", async () => seeEveryPage(page, known, isWhole));
      if (locale === "es") {
        await test.step("every figure of the case", async () => compareFigures(page, known));
        await test.step("keys", async () => chooseByKeys(page, known));
        await test.step("drill", async () => drillInAndOut(page, known));
        await test.step("files", async () => saveFiles(page, known));
      }
      if (isWhole) await test.step("tour", async () => followTour(page, known));
      await test.step("visuals enlarged, and as tables", async () => {
        // The tour leaves the filter of its last step.
        await goToState(page, encodeState(known.model.start));
        await seeVisuals(page, known);
      });
      await goToState(page, encodeState(known.model.start));
      // The browser keeps its setting of them: the last step.
      await test.step("letters twice as large", async () =>
        withLargeText(page, async (way) => expectReachable(page, way)));
    });
  }
}

/** A click on a mark filters everything else; the filter can be shared by the address, undone and cleared. */
async function chooseUndoClear(
  page: Page,
  known: LoadedReport,
  isReloaded: boolean,
): Promise<void> {
  const { shell } = known.copy;
  const { figure } = await openChoosable(page, known);
  await figure.getByRole("option").first().click();
  const filters = page.getByRole("list", { name: shell.filters.active }).getByRole("listitem");
  await expect(filters).toHaveCount(2); // the filter, and what clears all
  await expectScreenOfAddress(page, known);
  if (isReloaded) {
    await page.reload();
    await expectScreenOfAddress(page, known);
  }
  await filters.first().getByRole("button").click();
  await expect(page.getByText(shell.filters.none)).toBeVisible();
  await page.getByRole("button", { name: shell.toolbar.undo }).click();
  await expect(filters).toHaveCount(2);
  await page.getByRole("button", { name: shell.filters.clearAll }).click();
  await expect(page.getByText(shell.filters.none)).toBeVisible();
}

/** Where elements are those of the other language, what a scheme and a width can break is looked at. */
async function seeEveryPage(page: Page, known: LoadedReport, isWhole: boolean): Promise<void> {
  const { report, language } = known.copy;
  for (const { id, visuals } of known.module.layout.pages) {
    await page.setViewportSize(schemes[language].size);
    await page.getByRole("tab", { name: report.pages[id] ?? "" }).click();
    await expect
      .poll(async () => (await listDrawn(page)).map(plainText), id)
      .toEqual(visuals.map((visual) => plainText(readTitle(known, visual.id))));
    await expectNoViolation(page, id, isWhole ? "all" : "style");
    await expectNoSidewaysScroll(page, id);
  }
  await page.setViewportSize(wide);
}

/** The figures that the case study states, each under its filters, as the report says them (D14). */
async function compareFigures(page: Page, known: LoadedReport): Promise<void> {
  const { definition } = known.module;
  const how = page.getByText(known.copy.shell.how.title);
  await how.click();
  for (const [figure, one] of Object.entries(await loadFigures(definition.slug))) {
    // Of a bin, or computed from several: the build's business.
    if ("compute" in one || one.view !== undefined) continue;
    const { measure, where = {}, value, decimals = 0 } = one;
    const step = { id: figure, page: known.model.start.page, where };
    const { unit } = definition.measures[measure]!;
    await goToState(page, encodeState(known.model.stateOf(step)));
    const written = page.locator(`footer [data-measure="${measure}"] b`);
    const share = unit === "percent" ? value / 100 : value;
    await expect(written, figure).toHaveText(known.format.value({ unit, decimals }, share));
  }
  await goToState(page, encodeState(known.model.start));
  await expectScreen(page, known, known.model.start);
  await how.click();
}

async function chooseByKeys(page: Page, known: LoadedReport): Promise<void> {
  const { figure } = await openChoosable(page, known);
  const marks = figure.getByRole("option");
  await marks.first().focus();
  await page.keyboard.press("End");
  await expect(marks.last()).toBeFocused();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(marks.last()).toHaveAttribute("aria-selected", "true");
  await expectScreenOfAddress(page, known);
  await page.keyboard.press("Escape");
  await expect(page.getByText(known.copy.shell.filters.none)).toBeVisible();
}

/** Into a bin of the first view with levels, and out by its path; a report may have none. */
async function drillInAndOut(page: Page, known: LoadedReport): Promise<void> {
  const { copy } = known;
  const found = listVisuals(known).find(({ visual }) => isDrillable(known, visual));
  if (found === undefined) return;
  await page.getByRole("tab", { name: copy.report.pages[found.page] ?? "" }).click();
  const { neutral } = copy.report.visuals[found.visual.id]!;
  const figure = page.getByRole("figure", { name: readTitle(known, found.visual.id) });
  const drilled = page.getByRole("figure", { name: neutral[1]! });
  // The marks of a table are its rows' names.
  const inTable = figure.getByRole("rowheader").getByRole("button");
  await figure.getByRole("option").or(inTable).first().focus();
  await page.keyboard.press("+");
  const path = drilled.getByRole("navigation", { name: copy.shell.drill.path });
  await expect(path.getByRole("listitem")).toHaveCount(2);
  await expectScreenOfAddress(page, known);
  await path.getByRole("button").first().click();
  await expect(path).toBeHidden();
  await expect(page.getByText(copy.shell.filters.none)).toBeVisible();
}

/** The table, the file of a visual and the file of the filtered rows hold what is on screen. */
async function saveFiles(page: Page, known: LoadedReport): Promise<void> {
  const { shell } = known.copy;
  const { figure, title } = await openChoosable(page, known);
  await figure.getByRole("option").last().click();
  await expectScreenOfAddress(page, known);
  const menu = page.getByRole("button", { name: fillText(shell.visual.menu, { title }) });
  await menu.click();
  const csv = await readLines(page, figure.getByRole("button", { name: shell.visual.csv }));
  await menu.click();
  await figure.getByRole("button", { name: shell.visual.table }).click();
  // A table opens with its head and fifty rows.
  await expect(figure.getByRole("row")).toHaveCount(Math.min(csv.length, 51));
  await menu.click();
  await figure.getByRole("button", { name: shell.visual.chart }).click();
  await page.getByRole("button", { name: shell.toolbar.share }).click();
  const rows = await readLines(page, page.getByRole("button", { name: shell.toolbar.rowsCsv }));
  const { countRows } = known.model.show(readAddress(page, known));
  expect(rows).toHaveLength(countRows() + 1);
}

async function followTour(page: Page, known: LoadedReport): Promise<void> {
  const { shell, story } = known.copy;
  const { story: steps } = known.module.definition;
  await page.getByRole("button", { name: shell.story.open, exact: true }).click();
  const tour = page.getByRole("region", { name: shell.story.label });
  for (const [index, step] of steps.entries()) {
    await expect(tour.getByRole("heading")).toHaveText(story[step.id]!.title);
    await expectScreen(page, known, known.model.stateOf(step));
    if (index < steps.length - 1) {
      await tour.getByRole("button", { name: shell.story.next }).click();
    }
  }
  await tour.getByRole("button", { name: shell.story.close }).click();
  await expect(tour).toBeHidden();
}

async function goToState(page: Page, state: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, state);
}

/** Opens the page of the first visual whose marks can be clicked. */
async function openChoosable(
  page: Page,
  known: LoadedReport,
): Promise<{ figure: Locator; title: string }> {
  const found = listVisuals(known).find(({ visual }) => isSelectable(known, visual));
  expect(found, "a visual with marks to choose").toBeDefined();
  const title = readTitle(known, found!.visual.id);
  await page.getByRole("tab", { name: known.copy.report.pages[found!.page] ?? "" }).click();
  return { figure: page.getByRole("figure", { name: title }), title };
}

/** What is on screen is what the rows give under the state that the address holds, once it has followed. */
async function expectScreenOfAddress(page: Page, known: LoadedReport): Promise<void> {
  await expect(async () => {
    expect(page.url()).toMatch(/#.*[fd]\./);
    expect(await readCards(page)).toEqual(describeCards(known, readAddress(page, known)));
  }).toPass({ timeout: 45_000, intervals: [50, 100, 250] });
}

function readAddress(page: Page, { model }: LoadedReport): ReportState {
  return decodeState(new URL(page.url()).hash.slice(1), model.shape, model.start);
}

async function expectScreen(page: Page, known: LoadedReport, state: ReportState): Promise<void> {
  await expect.poll(async () => readCards(page)).toEqual(describeCards(known, state));
}

/** Presses what downloads a CSV file and reads its lines. */
async function readLines(page: Page, button: Locator): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  const text = await readFile(await download.path(), "utf8");
  return text.trimEnd().split("\r\n");
}
