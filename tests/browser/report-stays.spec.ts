import type { Page } from "@playwright/test";
import { encodeState } from "../../dashboards/query/state/state-codec.ts";
import { selectBins } from "../../dashboards/query/state/report-state.ts";
import { loadReportModel, type LoadedReport } from "../support/report-model.ts";
import { listFigures } from "../support/report-screen.ts";
import { expect, openApp, test } from "../support/site/site-test.ts";

const mostPx = 100;

// Of these what a filter leaves has longer names, or is nothing at all.
for (const { slug, page: opened, view, bin } of [
  { slug: "ventas-bi", page: "products", view: "customer", bin: 6 },
  { slug: "people-analytics", page: "hiring", view: "level", bin: 2 },
]) {
  test(`visuals of ${slug} stay where they are under a filter`, async ({ page }) => {
    const known = await loadReportModel(slug, "es");
    await page.setViewportSize({ width: 1200, height: 900 });
    await openApp(page, `/dashboards/${slug}`);
    const { start } = known.model;
    const tab = page.getByRole("tab", { name: known.copy.report.pages[opened]! });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    const before = await readTops(page);
    const state = { ...selectBins(start, view, [bin]), page: opened };
    await page.evaluate((hash) => {
      location.hash = hash;
    }, encodeState(state));
    await expect.poll(async () => readFirstCard(page)).toBe(describeFirstCard(known, state));
    const after = await readTops(page);
    const jumps = after.map((top, at) => Math.abs(top - before[at]!));
    expect(Math.max(...jumps)).toBeLessThanOrEqual(mostPx);
  });
}

test("the charts are a few stops of the Tab key away, past all that can be ticked", async ({
  page,
}) => {
  const { copy } = await loadReportModel("ventas-globales", "es");
  await page.setViewportSize({ width: 1200, height: 900 });
  await openApp(page, "/dashboards/ventas-globales");
  const skip = page.getByRole("button", { name: copy.shell.filters.skip });
  let stops = 0;
  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key);
    stops += 1;
  };
  while (!(await skip.evaluate((element) => element === document.activeElement))) {
    await press("Tab");
    expect(stops).toBeLessThan(9);
  }
  await expect(skip).toBeInViewport({ ratio: 1 });
  await press("Enter");
  await expect(listFigures(page).first()).toBeFocused();
  const mark = listFigures(page).first().getByRole("option").first();
  while (!(await mark.evaluate((element) => element === document.activeElement))) {
    await press("Tab");
    expect(stops).toBeLessThan(11);
  }
  // What asks why stands on every card and is one of these stops.
  const asks = page.locator(".why-button");
  await asks.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(asks.nth(1)).toBeFocused();
  await expect(page.locator(".why-button[tabindex='0']")).toHaveCount(1);
});

test("a report on paper has every row of its tables", async ({ page }) => {
  const { copy, module, model } = await loadReportModel("ventas-bi", "es");
  const { visuals } = module.layout.pages[0]!;
  const { id, view } = visuals.find(({ spec }) => spec.kind === "table")!;
  const rows = model.show(model.start).read(view).shown.length;
  expect(rows).toBeGreaterThan(50);
  await openApp(page, "/dashboards/ventas-bi");
  await expect(page.getByRole("figure", { name: copy.report.visuals[id]!.title })).toBeVisible();
  await page.evaluate(() =>
    addEventListener("beforeprint", () => {
      const counted = document.querySelectorAll(".numbers tbody tr").length;
      document.documentElement.dataset["printedRows"] = String(counted);
    }),
  );
  await page.pdf({ format: "A4" });
  await expect(page.locator("html")).toHaveAttribute("data-printed-rows", String(rows));
});

/** Reads the tops once nothing is counted, loaded or measured any more: a body is empty until its width is known. */
async function readTops(page: Page): Promise<number[]> {
  await expect(page.locator("[aria-busy], .visual-body:empty, [data-slopes]")).toHaveCount(0);
  return listFigures(page).evaluateAll((figures) =>
    figures.map((figure) => figure.getBoundingClientRect().top + scrollY),
  );
}

async function readFirstCard(page: Page): Promise<string | null> {
  return page.locator(".card-figure .d").first().textContent();
}

function describeFirstCard(
  { model, module, format }: LoadedReport,
  state: LoadedReport["model"]["start"],
): string {
  const [{ measure }] = module.layout.cards as [{ measure: string }];
  const { unit, decimals } = module.definition.measures[measure]!;
  return format.parts({ unit, decimals }, model.show(state).read("total").values(measure)[0]!)
    .figure;
}
