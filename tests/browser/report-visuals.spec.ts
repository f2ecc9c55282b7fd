import type { Page } from "@playwright/test";
import type { Locale } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { fillText } from "../../contracts/fill-text.ts";
import type { VisualLayout } from "../../dashboards/shell/report-layout.ts";
import { listReports, loadReport } from "../../generator/reports/list-reports.ts";
import {
  loadReportModel,
  readNote,
  readTitle,
  type LoadedReport,
} from "../support/report-model.ts";
import {
  actOn,
  findCutCells,
  keepFiles,
  layOutSvgs,
  listFigures,
  readBars,
  readFilesOf,
} from "../support/report-screen.ts";
import { expect, openApp, test } from "../support/site/site-test.ts";

// A file that was saved is laid out in the page, which its policy forbids.
test.use({ bypassCSP: true });

const phone = { width: 390, height: 844 };
const desk = { width: 1200, height: 900 };
/** 1091: the frame of a case page that is 1200 wide. */
const barWidths = [390, 768, 1091, 1200, 1440];
const fullBarPx = 64;

const slugs = await listReports();
const toEnlarge = await chooseEnlarged();

for (const slug of slugs) {
  test(`${slug} shows one visual when it is enlarged, and cuts nothing in its files and tables`, async ({
    page,
  }) => {
    test.slow();
    await keepFiles(page);
    await page.setViewportSize(desk);
    const spanish = await loadReportModel(slug, "es");
    await openApp(page, reportPath(slug, "es"));
    for (const { id, visuals } of spanish.module.layout.pages) {
      await openTab(page, spanish, id);
      if (visuals.some(({ spec }) => spec.kind === "table")) {
        await test.step(`bars on ${id}`, async () => seeBars(page, "es", barWidths));
        await page.setViewportSize(desk);
      }
      await test.step(`enlarging on ${id}`, async () => enlarge(page, visuals, spanish));
      // `report-pictures.test.ts` lays all of them out: here they are saved, once a report.
      await page.setViewportSize(phone);
      if (id === spanish.module.layout.pages[0]!.id)
        await test.step("pictures", async () => savePictures(page, visuals, spanish));
      await actOn(listFigures(page), spanish.copy.shell.visual.table);
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        const name = `tables of ${id} at ${String(size.width)}`;
        await test.step(name, async () => seeTables(page, visuals));
      }
    }

    // What the language changes are words and signs: where they have the least room.
    const english = await loadReportModel(slug, "en");
    await page.setViewportSize(phone);
    await openApp(page, reportPath(slug, "en"));
    for (const { id, visuals } of english.module.layout.pages) {
      await openTab(page, english, id);
      await actOn(listFigures(page), english.copy.shell.visual.table);
      await test.step(`tables of ${id} in English`, async () => seeTables(page, visuals));
      if (visuals.some(({ spec }) => spec.kind === "table")) {
        await test.step(`bars on ${id} in English`, async () => seeBars(page, "en", [desk.width]));
        await page.setViewportSize(phone);
      }
    }
  });
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
    for (const [at, { isShown, seenPx, text }] of bars.entries()) {
      const wanted = isShown ? (values[at]! / most) * fullBarPx : 0;
      const fault = Math.abs(seenPx - wanted);
      expect.soft(fault, `${text} at ${String(width)}`).toBeLessThanOrEqual(1);
    }
  }
}

/** What is enlarged: all that share their view with another of their page, and of each kind of chart the first. */
async function chooseEnlarged(): Promise<Set<VisualLayout>> {
  const kinds = new Map<string, VisualLayout>();
  const sharing: VisualLayout[] = [];
  for (const slug of slugs) {
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

/** A visual alone when it is enlarged, whatever else shows its view; Escape brings the others back and the focus to its menu. */
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

/** A picture says title, unit and source, and its edges cut none of its texts. */
async function savePictures(
  page: Page,
  visuals: readonly VisualLayout[],
  known: LoadedReport,
): Promise<void> {
  const { shell } = known.copy;
  const drawn = listFigures(page).and(page.locator(":not([data-kind=table])"));
  const pictures = await layOutSvgs(page, await readFilesOf(drawn, shell.visual.svg));
  const shown = visuals.filter(({ spec }) => spec.kind !== "table");
  expect(pictures).toHaveLength(shown.length);
  for (const [at, { texts, cut }] of pictures.entries()) {
    const { id } = shown[at]!;
    const title = readTitle(known, id);
    expect.soft(cut, title).toEqual([]);
    const said = texts.join(" ");
    for (const words of [title, readNote(known, id), shell.source])
      expect.soft(said, title).toContain(words);
  }
}

function readNumber(text: string, locale: Locale): number {
  const figure = text.replace(locale === "es" ? /[^\d,-]/g : /[^\d.-]/g, "");
  return Number(figure.replace(",", "."));
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

  // They come with what listens to Escape, before anything is touched.
  await expect(page.locator(".why-button").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("figure", { name: second! })).toBeVisible();
  await expect(menu).toBeFocused();
  await expect(page).not.toHaveURL(/&z=/);
  await page.goBack();
  await expect(figures).toHaveCount(1);

  // An open menu goes first, what it was opened from stays.
  await menu.press("Enter");
  await expect(page.getByRole("button", { name: shell.visual.csv })).toBeVisible();
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

test("a note of the owner stands in the drawing at its mark, and in the table", async ({
  page,
}) => {
  const { copy } = await loadReportModel("ventas-bi", "es");
  const { text } = copy.report.visuals["salesByMonth"]!.annotations![0]!;
  await openApp(page, `${reportPath("ventas-bi", "es")}#p=time`);
  const figure = page.locator("#salesByMonth");
  await expect(figure.locator("svg text", { hasText: text })).toBeVisible();
  const noted = figure.getByRole("option", { name: new RegExp(`${text}$`) });
  await expect(noted).toHaveCount(1);
  await page.getByRole("button", { name: copy.shell.toolbar.table, exact: true }).click();
  await expect(figure.getByText(new RegExp(`^septiembre: ${text}$`, "i"))).toBeVisible();
});
