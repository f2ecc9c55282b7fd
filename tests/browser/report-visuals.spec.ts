import type { Page } from "@playwright/test";
import { fillText } from "../../contracts/fill-text.ts";
import type { VisualLayout } from "../../dashboards/shell/report-layout.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { loadReportModel, readTitle, type LoadedReport } from "../support/report-model.ts";
import {
  actOn,
  findCutCells,
  keepFiles,
  layOutSvg,
  listFigures,
  readBars,
  readFileOf,
} from "../support/report-screen.ts";
import { expect, openApp, test } from "../support/site/site-test.ts";

// A file that was saved is laid out in the page, which its policy forbids.
test.use({ bypassCSP: true });

const phone = { width: 390, height: 844 };
const desk = { width: 1200, height: 900 };
/** 1091: the frame of a case page that is 1200 wide. */
const barWidths = [390, 768, 1091, 1200, 1440];
const fullBarPx = 64;

for (const slug of await listReports()) {
  test(`${slug} shows one visual when it is enlarged, and cuts nothing in its files and tables`, async ({
    page,
  }) => {
    test.slow();
    const known = await loadReportModel(slug, "es");
    const { module, copy } = known;
    await keepFiles(page);
    await openApp(page, `/dashboards/${slug}`);
    for (const { id, visuals } of module.layout.pages) {
      const at = ({ width }: { width: number }): string => `on ${id} at ${String(width)}`;
      await page.setViewportSize(desk);
      await page.getByRole("tab", { name: copy.report.pages[id]! }).click();
      await expect(listFigures(page)).toHaveCount(visuals.length);
      if (visuals.some(({ spec }) => spec.kind === "table")) {
        await test.step(`bars on ${id}`, async () => seeBars(page));
        await page.setViewportSize(desk);
      }
      await test.step(`enlarging on ${id}`, async () => enlarge(page, visuals, known));
      await test.step(`files ${at(desk)}`, async () => saveFiles(page, visuals, known));
      await page.setViewportSize(phone);
      await test.step(`files ${at(phone)}`, async () => saveFiles(page, visuals, known));
      for (const one of visuals) await actOn(findFigure(page, one), copy.shell.visual.table);
      await test.step(`tables ${at(phone)}`, async () => seeTables(page, visuals));
      await page.setViewportSize(desk);
      await test.step(`tables ${at(desk)}`, async () => seeTables(page, visuals));
    }
  });
}

/** Bars are as long as their numbers say, at every width; where a table is too narrow for them there are none. */
async function seeBars(page: Page): Promise<void> {
  for (const width of barWidths) {
    await page.setViewportSize({ width, height: 900 });
    const bars = await readBars(page);
    const values = bars.map(({ text }) => Number(text.replace(/[^\d,-]/g, "").replace(",", ".")));
    const most = Math.max(...values);
    expect(most).toBeGreaterThan(0);
    if (width === 1440) expect(bars.every(({ isShown }) => isShown)).toBe(true);
    for (const [at, { isShown, seenPx, text }] of bars.entries()) {
      const wanted = isShown ? (values[at]! / most) * fullBarPx : 0;
      const fault = Math.abs(seenPx - wanted);
      expect.soft(fault, `${text} at ${String(width)}`).toBeLessThanOrEqual(1);
    }
  }
}

/** Each visual alone when it is enlarged, whatever else shows its view; Escape brings the others back and the focus to its menu. */
async function enlarge(
  page: Page,
  visuals: readonly VisualLayout[],
  known: LoadedReport,
): Promise<void> {
  const { shell } = known.copy;
  for (const visual of visuals) {
    const title = readTitle(known, visual.id);
    await actOn(findFigure(page, visual), shell.visual.focus);
    await expect(listFigures(page), title).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(listFigures(page), title).toHaveCount(visuals.length);
    const menu = page.getByRole("button", { name: fillText(shell.visual.menu, { title }) });
    await expect(menu).toBeFocused();
  }
}

/** The picture says title, unit and source, and its edges cut none of its texts; every column of the CSV has a name. */
async function saveFiles(
  page: Page,
  visuals: readonly VisualLayout[],
  known: LoadedReport,
): Promise<void> {
  const { shell, report } = known.copy;
  for (const visual of visuals) {
    const { note = "" } = report.visuals[visual.id]!;
    const title = readTitle(known, visual.id);
    const figure = findFigure(page, visual);
    const [head] = (await readFileOf(figure, shell.visual.csv)).split("\r\n");
    expect.soft(head!.replace("\uFEFF", "").split(";"), title).not.toContain("");
    if (visual.spec.kind === "table" || visual.spec.kind === "matrix") continue;
    const { texts, cut } = await layOutSvg(page, await readFileOf(figure, shell.visual.svg));
    expect.soft(cut, title).toEqual([]);
    const said = texts.join(" ");
    for (const words of [title, note, shell.source]) expect.soft(said, title).toContain(words);
  }
}

async function seeTables(page: Page, visuals: readonly VisualLayout[]): Promise<void> {
  for (const visual of visuals) {
    const table = findFigure(page, visual).locator("table");
    await expect.soft.poll(async () => findCutCells(table), visual.id).toEqual([]);
  }
}

function findFigure(page: Page, { id }: VisualLayout) {
  return listFigures(page).and(page.locator(`#${id}`));
}

test("a visual that fills the page is in the address, and Escape gives the page back to its menu", async ({
  page,
}) => {
  const slug = "nps-bi";
  const known = await loadReportModel(slug, "es");
  const { copy, module } = known;
  const { shell } = copy;
  const { id, visuals } = module.layout.pages[0]!;
  const [first, second] = visuals.map((visual) => readTitle(known, visual.id));
  const figures = listFigures(page);
  const menu = page.getByRole("button", { name: fillText(shell.visual.menu, { title: first! }) });

  await openApp(page, `/dashboards/${slug}`);
  await menu.press("Enter");
  await page.getByRole("button", { name: shell.visual.focus }).press("Enter");
  await expect(figures).toHaveCount(1);
  await expect(page.getByRole("figure", { name: first! })).toBeVisible();
  await expect(menu).toBeFocused();
  await expect(page).toHaveURL(/&z=/);
  await page.reload();
  await expect(figures).toHaveCount(1);

  // An open menu goes first, what it was opened from stays.
  await menu.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: shell.visual.csv })).toBeHidden();
  await expect(figures).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("figure", { name: second! })).toBeVisible();
  await expect(menu).toBeFocused();
  await expect(page).not.toHaveURL(/&z=/);

  // Addresses of before named a view.
  await page.goto(`/dashboards/${slug}#p=${id}&z=${visuals[0]!.view}`);
  await expect(page.getByRole("figure", { name: second! })).toBeVisible();
});
