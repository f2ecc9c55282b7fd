import { reportPath } from "../../contracts/paths/report-paths.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { loadReportModel, readNote, readTitle } from "../support/report-model.ts";
import { keepFiles, layOutSvgs, listFigures, readFilesOf } from "../support/report-screen.ts";
import { expect, openApp, test } from "../support/site/site-test.ts";

test.describe("a saved picture", () => {
  // It is laid out in the page, which its policy forbids.
  test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

  // `report-pictures.test.ts` lays out those of every report.
  test("says title, unit and source, and its edges cut none of its texts", async ({ page }) => {
    await keepFiles(page);
    const known = await loadReportModel("ventas-bi", "es");
    const { shell } = known.copy;
    await openApp(page, reportPath("ventas-bi", "es"));
    const drawn = listFigures(page).and(page.locator(":not([data-kind=table])"));
    const pictures = await layOutSvgs(page, await readFilesOf(drawn, shell.visual.svg));
    const { visuals } = known.module.layout.pages[0]!;
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
  });
});

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
