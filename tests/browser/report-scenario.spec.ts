import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { locales, type Locale } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { panelCopy } from "../../dashboards/shell/scenario/panel-copy.ts";
import { expectNoSidewaysScroll, expectNoViolation } from "../support/page/expect-accessible.ts";
import { loadReportModel } from "../support/report-model.ts";
import { expect, openApp, startApp, test } from "../support/site/site-test.ts";

const slug = "ventas-bi";

for (const locale of locales) {
  test(`a scenario is tried out by keyboard, shared, taken back and left (${locale})`, async ({
    page,
  }) => {
    const { shell, panel, cap, verdict } = await open(page, locale, "#p=products&f.channel=0,1");
    const copy = panelCopy[locale];
    // The last to come to a page that opens.
    await expect(page.locator(".why-button").first()).toBeVisible();
    const before = await readPage(page);
    const files = await saveFiles(page, locale);

    await page.getByRole("button", { name: shell.toolbar.whatIf, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(panel).toBeFocused();
    await expect(cap).toHaveAttribute("aria-valuetext", /^20/);
    const atStart = (await verdict.textContent())!;
    await cap.focus();
    for (let left = 5; left > 0; left -= 1) await page.keyboard.press("ArrowLeft");
    await expect(cap).toHaveAttribute("aria-valuetext", /^15/);
    await expect(verdict).not.toHaveText(atStart);
    await expect(page).toHaveURL(/i\.cap=15/);

    await test.step("what is not real says so", async () => {
      const titles = await page.locator(".visual-title").allTextContents();
      expect(titles.length).toBeGreaterThan(3);
      const mark = fillText(copy.titled, { title: "" });
      expect(titles.filter((title) => !title.startsWith(mark))).toEqual([]);
      const cards = await page.locator(".card").allTextContents();
      expect(cards.every((text) => text.includes(copy.mark))).toBe(true);
      await expect(page.locator(".card").first()).toContainText(`${copy.actual}: `);
      const figure = page.getByRole("figure", { name: titles[1]! });
      await expect(figure.locator('[stroke="var(--fg)"]').first()).toBeAttached();
      await expectNoViolation(page, "scenario");
      const [file] = await saveFiles(page, locale);
      const filters = locale === "es" ? "canal-comerciales" : "channel-sales-reps";
      expect(file!.name).toMatch(new RegExp(`^${slug}-discounts-${filters}.*-${copy.file}\\.csv$`));
      expect(file!.text).toContain(copy.difference.toLowerCase());
    });

    await test.step("its address brings it back", async () => {
      const told = (await verdict.textContent())!;
      await page.reload();
      await startApp(page);
      await expect(verdict).toHaveText(told);
      await expect(cap).toHaveValue("15");
    });

    await test.step("a move is a step to undo, leaving another", async () => {
      await cap.focus();
      await page.keyboard.press("End");
      await expect(cap).toHaveValue("35");
      await expect(page).toHaveURL(/i\.cap=35/);
      await page.getByRole("button", { name: shell.toolbar.undo }).click();
      await expect(cap).toHaveValue("15");
      await page.getByRole("button", { name: copy.reset }).click();
      await expect(panel).toBeHidden();
      await expect(
        page.getByRole("button", { name: shell.toolbar.whatIf, exact: true }),
      ).toBeFocused();
      await expect(page).not.toHaveURL(/i\.cap/);
    });

    await test.step("what is real is as it was, to the byte", async () => {
      await expect.poll(async () => readPage(page)).toEqual(before);
      expect(await saveFiles(page, locale)).toEqual(files);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a finger moves its sliders, which are large enough", async ({ page }) => {
    const { shell, panel, verdict } = await open(page, "es");
    await page.getByRole("button", { name: shell.toolbar.whatIf, exact: true }).tap();
    const sliders = panel.getByRole("slider");
    await expect(sliders).toHaveCount(2);
    const told = (await verdict.textContent())!;
    const loss = sliders.nth(1);
    const box = (await loss.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(24);
    await page.touchscreen.tap(box.x + box.width * 0.9, box.y + box.height / 2);
    await expect(verdict).not.toHaveText(told);
    await expect(page).toHaveURL(/i\.loss=(?:8|9)\d/);
    for (const button of [shell.toolbar.whatIf, panelCopy.es.reset]) {
      const { height } = (await page
        .getByRole("button", { name: button, exact: true })
        .boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(24);
    }
    await expectNoSidewaysScroll(page, "scenario on a phone");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is shown that would do nothing", async ({ page }) => {
    await page.goto(reportPath(slug, "es"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const button of await page.locator(".report-toolbar button").all()) {
      await expect(button).toBeHidden();
    }
  });
});

async function open(page: Page, locale: Locale, fragment = "") {
  const { copy, module } = await loadReportModel(slug, locale);
  const words = (await module.loadScenario!()).words[locale];
  await openApp(page, reportPath(slug, locale) + fragment);
  const panel = page.getByRole("region", { name: words.title });
  return {
    ...copy,
    words,
    panel,
    cap: panel.getByRole("slider", { name: words.sliders["cap"]!.label }),
    verdict: panel.locator(".scenario-verdict"),
  };
}

/** What is seen of cards and visuals: words, and every number of a drawing. */
async function readPage(page: Page): Promise<string[]> {
  return page.locator(".card, .visual").evaluateAll((figures) =>
    figures.map((figure) => {
      const drawn = [...figure.querySelectorAll("svg.drawing *")].map((mark) =>
        ["d", "x", "y", "width", "height", "cx", "cy"]
          .map((name) => mark.getAttribute(name))
          .join(),
      );
      return `${figure.textContent} ${drawn.join(" ")}`;
    }),
  );
}

/** The table of a visual, and the rows. */
async function saveFiles(page: Page, locale: Locale) {
  const { copy } = await loadReportModel(slug, locale);
  const { visual, toolbar } = copy.shell;
  const save = async (menu: string, entry: string) => {
    await page.getByRole("button", { name: menu }).first().click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: entry }).click(),
    ]);
    return {
      name: download.suggestedFilename(),
      text: await readFile(await download.path(), "utf8"),
    };
  };
  const title = copy.report.visuals["discounts"]!.title;
  return [await save(title, visual.csv), await save(toolbar.share, toolbar.rowsCsv)];
}
