import { loadReportModel } from "../support/report-model.ts";
import { actOn, listFigures } from "../support/report-screen.ts";
import { expect, test } from "../support/site/site-test.ts";

const slug = "nps-bi";

test("says so where the file that makes pictures does not come", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const { copy } = await loadReportModel(slug, "es");
  const { png, pictureLost } = copy.shell.visual;
  await page.goto(`/dashboards/${slug}`);
  const figure = listFigures(page).first();
  await expect(figure.locator("svg.drawing")).toBeVisible();
  await page.route("**/assets/*.js", async (route) => route.abort());
  await actOn(figure, png);
  await expect(page.getByRole("alert")).toHaveText(pictureLost);
});
