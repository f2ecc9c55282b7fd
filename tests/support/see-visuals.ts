import { expect, type Page } from "@playwright/test";
import { fillText } from "../../contracts/fill-text.ts";
import type { Locale } from "../../contracts/locale.ts";
import type { VisualLayout } from "../../dashboards/shell/report-layout.ts";
import { listReports, loadReport } from "../../generator/reports/list-reports.ts";
import { readTitle, type LoadedReport } from "./report-model.ts";
import { actOn, findCutCells, listFigures, readBars } from "./report-screen.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1200, height: 900 };
/** 1091: the frame of a case page that is 1200 wide. */
const barWidths = [390, 768, 1091, 1200, 1440];
const fullBarPx = 64;
const toEnlarge = await chooseEnlarged();

/**
 * Goes through the pages of an open report: one visual when it is enlarged, and tables that cut nothing, with their
 * bars. English changes words and signs, which are looked at where they have the least room.
 */
export async function seeVisuals(page: Page, known: LoadedReport): Promise<void> {
  const isSpanish = known.copy.language === "es";
  for (const { id, visuals } of known.module.layout.pages) {
    await page.setViewportSize(isSpanish ? desk : phone);
    await openTab(page, known, id);
    const hasBars = visuals.some(({ spec }) => spec.kind === "table");
    if (hasBars) await seeBars(page, known.copy.language, isSpanish ? barWidths : [desk.width]);
    await page.setViewportSize(isSpanish ? desk : phone);
    if (isSpanish) await enlarge(page, visuals, known);
    await actOn(listFigures(page), known.copy.shell.visual.table);
    for (const size of isSpanish ? [phone, desk] : [phone]) {
      await page.setViewportSize(size);
      await seeTables(page, visuals, `${id} at ${String(size.width)}`);
    }
  }
}

async function openTab(page: Page, { copy, module }: LoadedReport, id: string): Promise<void> {
  const { visuals } = module.layout.pages.find((one) => one.id === id)!;
  await page.getByRole("tab", { name: copy.report.pages[id]! }).click();
  // The page before may have as many, and stays until what draws this one is there.
  await expect
    .poll(async () => listFigures(page).evaluateAll((all) => all.map((figure) => figure.id)))
    .toEqual(visuals.map((visual) => visual.id));
}

/** Bars are as long as their numbers say, at every width; where a table is too narrow for them there are none. */
async function seeBars(page: Page, locale: Locale, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const bars = await readBars(page);
    const values = bars.map(({ text }) => readNumber(text, locale));
    const most = Math.max(...values);
    expect(most).toBeGreaterThan(0);
    if (width === 1440) expect(bars.every(({ isShown }) => isShown)).toBe(true);
    const faults = bars.filter(({ isShown, seenPx }, at) => {
      const wanted = isShown ? (values[at]! / most) * fullBarPx : 0;
      return Math.abs(seenPx - wanted) > 1;
    });
    expect.soft(faults, `bars at ${String(width)}`).toEqual([]);
  }
}

/** Returns all visuals that share their view with another of their page, and of each kind of chart the first. */
async function chooseEnlarged(): Promise<Set<VisualLayout>> {
  const kinds = new Map<string, VisualLayout>();
  const sharing: VisualLayout[] = [];
  for (const slug of await listReports()) {
    const { layout } = await loadReport(slug);
    for (const { visuals } of layout.pages) {
      for (const visual of visuals) {
        if (!kinds.has(visual.spec.kind)) kinds.set(visual.spec.kind, visual);
        if (visuals.some(({ id, view }) => view === visual.view && id !== visual.id))
          sharing.push(visual);
      }
    }
  }
  return new Set([...kinds.values(), ...sharing]);
}

/**
 * An enlarged visual is alone, whatever else shows its view; Escape brings the others back and the focus to its menu.
 */
async function enlarge(
  page: Page,
  visuals: readonly VisualLayout[],
  known: LoadedReport,
): Promise<void> {
  const { shell } = known.copy;
  for (const visual of visuals.filter((one) => toEnlarge.has(one))) {
    const title = readTitle(known, visual.id);
    await actOn(findFigure(page, visual), shell.visual.focus);
    await expect(listFigures(page), title).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(listFigures(page), title).toHaveCount(visuals.length);
    const menu = page.getByRole("button", { name: fillText(shell.visual.menu, { title }) });
    await expect(menu).toBeFocused();
  }
}

function readNumber(text: string, locale: Locale): number {
  const figure = text.replace(locale === "es" ? /[^\d,-]/g : /[^\d.-]/g, "");
  return Number(figure.replace(",", "."));
}

async function seeTables(
  page: Page,
  visuals: readonly VisualLayout[],
  where: string,
): Promise<void> {
  for (const visual of visuals) {
    const table = findFigure(page, visual).locator("table");
    await expect.soft.poll(async () => findCutCells(table), `${visual.id} of ${where}`).toEqual([]);
  }
}

function findFigure(page: Page, { id }: VisualLayout) {
  return listFigures(page).and(page.locator(`#${id}`));
}
