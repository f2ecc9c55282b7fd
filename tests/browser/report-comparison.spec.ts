import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { writeComparison } from "../../dashboards/query/comparison/write-ranges.ts";
import { decodeState } from "../../dashboards/query/state/state-codec.ts";
import { expectNoSidewaysScroll, expectNoViolation } from "../support/page/expect-accessible.ts";
import { loadReportModel } from "../support/report-model.ts";
import { expect, openApp, startApp, test } from "../support/site/site-test.ts";

const slug = "ventas-bi";
const desk = { width: 1280, height: 720 };
const half = "p=time&f.month=18..24";

for (const locale of locales) {
  test(`a reader chooses what figures are compared with (${locale})`, async ({ page }) => {
    const { copy, model, format } = await loadReportModel(slug, locale);
    const words = copy.shell.comparison;
    const row = page.getByRole("region", { name: words.label });
    const dates = row.locator("p").first();
    const card = page.locator("#card-revenue");
    const press = async (kind: keyof typeof words.kinds): Promise<void> => {
      const choice = row.getByRole("button", { name: words.kinds[kind], exact: true });
      if (!(await choice.isVisible())) {
        await row.getByRole("button", { name: words.change, exact: true }).click();
      }
      await choice.click();
    };
    const write = (address: string) => {
      const found = model.periods(decodeState(address, model.shape, model.start)).resolve()!;
      const { current, reference } = writeComparison(locale, found);
      return fillText(copy.charts.mark.since, { to: current, from: reference });
    };

    await openApp(page, `${reportPath(slug, locale)}#${half}`);
    await expect(dates).toContainText(write(half));
    await expect(card).toContainText(write(half));

    await press("previous");
    await expect(page).toHaveURL(/c=previous/);
    await expect(card).toContainText(write(`${half}&c=previous`));
    await expectNoViolation(page, "comparison");
    await expectNoSidewaysScroll(page, "comparison");
    await page.setViewportSize(desk);

    await press("none");
    await expect(card.locator(".card-change")).toHaveCount(0);
    await page.getByRole("button", { name: copy.shell.toolbar.undo }).click();
    await expect(card).toContainText(write(`${half}&c=previous`));

    // It is in the address, once that has settled, so that a link opens it.
    await expect(page).toHaveURL(/c=previous/);
    await page.reload();
    await startApp(page);
    await expect(card).toContainText(write(`${half}&c=previous`));

    await test.step("where there is no counterpart nothing is said, and the control says why", async () => {
      await page.getByRole("button", { name: copy.shell.filters.clearAll }).click();
      await expect(card.locator(".card-change")).toHaveCount(0);
      const previous = row.getByRole("button", { name: words.kinds.previous, exact: true });
      if (!(await previous.isVisible())) {
        await row.getByRole("button", { name: words.change, exact: true }).click();
      }
      await expect(previous).toHaveAttribute("aria-disabled", "true");
      await expect(previous).toHaveAccessibleDescription(`${words.kinds.previous}: ${words.all}`);
      await press("yearBefore");
      await expect(page).not.toHaveURL(/c=/);
      await expect(card).toContainText(write("p=time"));
      await expect(card).toContainText(format.change({ unit: "percent", decimals: 1 }, 0.0767));
    });
  });

  test(`a report of one year compares nothing until it can (${locale})`, async ({ page }) => {
    const { copy, format, module } = await loadReportModel("campanas-mkt", locale);
    const words = copy.shell.comparison;
    const column = module.definition.columns["day"]!;
    await openApp(page, reportPath("campanas-mkt", locale));
    const row = page.getByRole("region", { name: words.label });
    await expect(row).toContainText(words.alone);
    await expect(page.locator(".card-change svg")).toHaveCount(0);
    // A choice without a counterpart stays in reach of keys, and chooses nothing.
    await row
      .getByRole("button", { name: words.kinds.yearBefore, exact: true })
      .click({ force: true });
    await expect(page.getByRole("button", { name: copy.shell.toolbar.undo })).toBeDisabled();
    const first = column.kind === "day" ? format.day(column.first) : "";
    await expect(row).toContainText(fillText(words.early, { day: first }), { useInnerText: false });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the dates stand, and no choice that would do nothing", async ({ page }) => {
    const { copy } = await loadReportModel(slug, "es");
    const words = copy.shell.comparison;
    await page.goto(reportPath(slug, "es"));
    await expect(
      page.getByText(fillText(copy.charts.mark.since, { to: "2024", from: "2023" })).first(),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: words.kinds.none })).toBeHidden();
    await expect(page.getByRole("button", { name: words.change, exact: true })).toBeHidden();
  });
});
