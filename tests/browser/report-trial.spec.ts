import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { selectBins } from "../../dashboards/query/state/report-state.ts";
import { loadReportModel, listVisuals } from "../support/report-model.ts";
import { expect, openApp, test } from "../support/site/site-test.ts";

const slug = "airline-satisfaction";

for (const locale of locales) {
  test(`over eight times its rows (${locale}) a brush leaves every share as it was`, async ({
    page,
  }) => {
    test.slow(); // a million rows are made, and the same report opens twice
    const known = await loadReportModel(slug, locale);
    const { module, model, copy, format } = known;
    const age = listVisuals(known).find(({ visual }) => visual.view === "age")!.visual;
    const { trial } = copy.shell;
    const times = module.trialTimes![0];
    const write = (count: number): string => format.value({ unit: "count", decimals: 0 }, count);
    const open = fillText(trial.open, { rows: write(model.rowCount * times) });
    const back = fillText(trial.back, { rows: write(model.rowCount) });

    await openApp(page, reportPath(slug, locale));
    const worker = page.waitForEvent("worker");
    await page.getByRole("link", { name: open }).click();
    await worker;
    const figure = page.getByRole("figure", { name: copy.report.visuals[age.id]!.title });
    await figure.hover();
    await figure.getByRole("option").nth(1).focus();
    const figures = page.locator(".card-figure .d");
    for (const to of [3, 4, 5]) {
      await page.keyboard.press("Shift+ArrowRight");
      const { read } = model.show(selectBins(model.start, "age", { from: 1, to }));
      const total = read("total");
      const written = module.layout.cards.map(({ measure }) => {
        const { unit, decimals } = module.definition.measures[measure]!;
        const value = total.values(measure)[0]!;
        return format.parts({ unit, decimals }, unit === "count" ? value * times : value).figure;
      });
      await expect(figures).toHaveText(written);
    }
    await expect(page.getByRole("status").filter({ hasText: / ms\b/ })).toBeVisible();
    await page.getByRole("link", { name: back }).click();
    await expect(page.getByRole("link", { name: open })).toBeVisible();
  });
}
