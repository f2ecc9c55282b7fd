import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { expectNoSidewaysScroll, expectNoViolation } from "../support/page/expect-accessible.ts";
import { loadReportModel } from "../support/report-model.ts";
import { expect, openApp, startApp, test } from "../support/site/site-test.ts";

const desk = { width: 1280, height: 720 };

for (const locale of locales) {
  test(`a reader compares two groups where there are no dates (${locale})`, async ({ page }) => {
    const { copy } = await loadReportModel("people-analytics", locale);
    const { groups } = copy.shell.comparison;
    const row = page.getByRole("region", { name: groups.label });
    const card = page.locator("#card-leaveRate");
    const write = (to: string, from: string): string =>
      fillText(copy.charts.mark.since, {
        to: copy.report.labels[to]!,
        from: copy.report.labels[from]!,
      });
    await openApp(page, reportPath("people-analytics", locale));
    await expect(card).not.toContainText(write("women", "men"));
    await row.getByLabel(groups.by).selectOption({ label: copy.report.views["sex"]! });
    await expect(card).toContainText(write("women", "men"));
    await expect(page).toHaveURL(/g\.sex=0,1/);
    await expectNoViolation(page, "groups");
    await expectNoSidewaysScroll(page, "groups");
    await test.step("the side that had the chosen group takes the other", async () => {
      await row.getByLabel(groups.sides[0]!, { exact: true }).selectOption("1");
      await expect(card).toContainText(write("men", "women"));
    });
    await page.setViewportSize(desk);
    await page.getByRole("button", { name: copy.shell.toolbar.undo }).click();
    await expect(card).toContainText(write("women", "men"));
    await expect(page).toHaveURL(/g\.sex=0,1/);
    await page.reload();
    await startApp(page);
    await expect(card).toContainText(write("women", "men"));
    await row.getByLabel(groups.by).selectOption("");
    await expect(card).not.toContainText(write("women", "men"));
    await expect(page).not.toHaveURL(/g\.sex/);
  });
}
