import { loadReportModel } from "../support/report-model.ts";
import { actOn, listFigures } from "../support/report-screen.ts";
import { expect, openApp, test } from "../support/site/site-test.ts";

const slug = "nps-bi";

test("says so where the file that makes pictures does not come", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const { copy } = await loadReportModel(slug, "es");
  const { png, pictureLost, how } = copy.shell.visual;
  await openApp(page, `/dashboards/${slug}`);
  const figure = listFigures(page).first();
  await actOn(figure, how);
  await page.route("**/assets/*.js", async (route) => route.abort());
  await actOn(figure, png);
  await expect(page.getByRole("alert")).toHaveText(pictureLost);
});

test("says so in a menu whose entries do not come", async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const { copy } = await loadReportModel(slug, "es");
  await openApp(page, `/dashboards/${slug}`);
  const figure = listFigures(page).first();
  await page.route("**/assets/*.js", async (route) => route.abort());
  await page.getByRole("button", { name: copy.shell.toolbar.share }).click();
  await expect(page.getByRole("alert")).toHaveText(copy.shell.lost);
  await expect(figure.locator("svg.drawing")).toBeVisible();
});
