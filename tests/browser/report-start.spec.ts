import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { encodeState } from "../../dashboards/query/state/state-codec.ts";
import { selectBins } from "../../dashboards/query/state/report-state.ts";
import { listModules } from "../support/page/list-scripts.ts";
import { loadReportModel } from "../support/report-model.ts";
import { expect, startApp, test } from "../support/site/site-test.ts";

const scripts = "**/assets/*.js";
const slug = "airline-satisfaction";

test("nothing of a report is asked for before its first paint, where a pointer rests on it and a size is told", async ({
  page,
}) => {
  await page.mouse.move(200, 300);
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("resize")));
  });
  await page.goto(reportPath(slug, "es"));
  await startApp(page);
  const [painted, asked] = await page.evaluate(() => {
    const files = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"));
    return [
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      Math.min(...files.map(({ startTime }) => startTime)),
    ];
  });
  expect(asked).toBeGreaterThan(painted ?? Infinity);
  expect(asked).toBeLessThan(Infinity);
});

test("what is pressed before the report listens is answered at once, and done once", async ({
  page,
}) => {
  const { copy } = await loadReportModel(slug, "es");
  const { shell, report } = copy;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  const visual = page.getByRole("figure", { name: report.visuals["satisfiedByClass"]!.title });
  const checkbox = page.getByRole("checkbox", { name: /^Personal/ });
  const slider = page.locator("#slicers").getByRole("slider").first();
  const lever = page.getByRole("slider", { name: report.recommendation!.lever.label });
  const more = page.getByRole("button", { name: shell.toolbar.share });
  const filters = page.getByRole("list", { name: shell.filters.active }).getByRole("listitem");

  await page.goto(reportPath(slug, "es"));
  await expect(page.locator("html[data-waiting]")).toHaveCount(0);
  // A seat of the first cabin.
  await visual
    .locator("svg.drawing")
    .locator("visible=true")
    .click({ position: { x: 300, y: 100 } });
  await expect(page.locator("html")).toHaveAttribute("data-waiting");
  await checkbox.check();
  await slider.fill("5");
  await lever.fill("4");
  await more.click();
  await expect(more).toHaveAttribute("aria-expanded", "false");
  release();
  await startApp(page);
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await expect(checkbox).toBeChecked();
  await expect(slider).toHaveValue("5");
  await expect(lever).toHaveValue("4");
  await expect(lever).toHaveAttribute("aria-valuetext", "4");
  await expect(filters).toHaveCount(4); // the bar, the box, the range, and what clears all
  await expect(page.getByRole("option", { name: /^Business.*seleccionado$/ })).toBeAttached();
  await expect(page.locator("html[data-waiting]")).toHaveCount(0);
});

test("a page and a filter that are chosen before the report listens stay chosen", async ({
  page,
}) => {
  const { report, shell } = (await loadReportModel("people-analytics", "es")).copy;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(reportPath("people-analytics", "es"));
  await page.getByRole("tab", { name: report.pages["pay"]! }).click();
  const name = report.labels["women"]!;
  const checkbox = page.getByRole("checkbox", { name: new RegExp(`^${name} \\d`) });
  await checkbox.check();
  // Frames in which the box with that name is not checked.
  const fallenBack = await page.evaluateHandle((label) => {
    const seen = { frames: 0 };
    const look = (): void => {
      const box = [...document.querySelectorAll("label")]
        .find(({ textContent }) => textContent.startsWith(label))
        ?.querySelector("input");
      if (box?.checked !== true) seen.frames += 1;
      requestAnimationFrame(look);
    };
    look();
    return seen;
  }, name);
  release();
  await startApp(page);
  await expect(page.getByRole("tab", { selected: true })).toHaveText(report.pages["pay"]!);
  await expect(checkbox).toBeChecked();
  const filters = page.getByRole("list", { name: shell.filters.active }).getByRole("listitem");
  await expect(filters).toHaveCount(2); // the box, and what clears all
  expect(await fallenBack.evaluate(({ frames }) => frames)).toBe(0);
});

test("nothing more is loaded before the first touch, and then all that is left", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.push(new URL(request.url()).pathname);
  });
  await page.goto(reportPath(slug, "es"));
  await startApp(page);
  await expect(page.locator("[data-slopes]")).toHaveCount(0);
  const first = new Set(loaded);
  expect([...first].toSorted()).toEqual(await listModules(page));
  await page.keyboard.press("Shift");
  await page.locator("html[data-offline=ready]").waitFor();
  expect(new Set(loaded).size).toBeGreaterThan(first.size);
});

test("a page that is asked for by its address waits, and nothing else is shown before", async ({
  page,
}) => {
  const { model, copy } = await loadReportModel(slug, "es");
  await page.route("**/_reports/**", async (route) => {
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(page.getByText(copy.shell.loading)).toBeVisible();
    await route.continue();
  });
  const state = selectBins({ ...model.start, page: "flight" }, "class", [0]);
  await page.goto(`${reportPath(slug, "es")}#${encodeState(state)}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: copy.shell.filters.clearAll })).toBeVisible();
});

test("an older address with its language leads to the document in it", async ({ page }) => {
  const { copy } = await loadReportModel(slug, "en");
  await page.goto(`${reportPath(slug, "es")}?trial&lang=en#p=services`);
  await expect(page).toHaveURL(`${reportPath(slug, "en")}?trial#p=services`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy.report.title);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the first page is a still picture in ${locale}, with the figures in words`, async ({
      page,
    }) => {
      const { module, copy } = await loadReportModel(slug, locale);
      await page.goto(reportPath(slug, locale));
      for (const { id } of module.layout.pages[0]!.visuals) {
        const figure = page.getByRole("figure", { name: copy.report.visuals[id]!.title });
        await expect(figure.locator("svg.drawing").locator("visible=true")).toHaveCount(1);
      }
      await expect(page.getByRole("definition").first()).toBeVisible();
    });
  }
});
