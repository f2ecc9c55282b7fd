import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/report-paths.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { loadReportModel } from "../support/report-model.ts";
import { expect, openApp, startApp, test } from "../support/site/site-test.ts";

const slug = "airline-satisfaction";

for (const locale of locales) {
  test(`a view that was saved (${locale}) is come back to from another page, and can be dropped`, async ({
    page,
  }) => {
    const { copy } = await loadReportModel(slug, locale);
    const { shell, report } = copy;
    const [first, second] = Object.values(report.pages);
    const more = page.getByRole("button", { name: shell.toolbar.more });
    const filters = page.getByRole("list", { name: shell.filters.active });
    const saved = page.getByRole("list", { name: shell.saved.title });
    const business = report.labels["business"]!;
    const name = `${first!} · ${report.views["class"]!} ${business}`;

    await openApp(page, reportPath(slug, locale));
    await page.getByRole("checkbox", { name: business }).check();
    await expect(filters).toContainText(business);
    await more.click();
    await page.getByRole("button", { name: shell.saved.save }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: second! }).click();
    await page.getByRole("button", { name: shell.filters.clearAll }).click();
    await expect(page.getByText(shell.filters.none)).toBeVisible();

    // It is kept in the browser, not in the page.
    await page.reload();
    await startApp(page);
    await more.click();
    await saved.getByRole("button", { name, exact: true }).click();
    await expect(saved).toBeHidden();
    await expect(more).toBeFocused();
    await expect(page.getByRole("tab", { name: first! })).toHaveAttribute("aria-selected", "true");
    await expect(filters).toContainText(business);

    await more.click();
    await page.getByRole("button", { name: fillText(shell.saved.drop, { name }) }).click();
    await expect(saved).toBeHidden();
    await expect(page.getByRole("button", { name: shell.saved.save })).toBeFocused();
  });
}
