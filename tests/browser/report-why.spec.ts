import { readFile } from "node:fs/promises";
import { fillText } from "../../contracts/fill-text.ts";
import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/report-paths.ts";
import { expectNoSidewaysScroll, expectNoViolation } from "../support/page/expect-accessible.ts";
import { loadReportModel } from "../support/report-model.ts";
import { expect, openApp, startApp, test } from "../support/site/site-test.ts";

const airline = "airline-satisfaction";
const people = "people-analytics";

for (const locale of locales) {
  test(`a bar is asked about by a key, and what comes is in the address and one step of undo (${locale})`, async ({
    page,
  }) => {
    const { copy } = await loadReportModel(airline, locale);
    const { why, toolbar } = copy.shell;
    const business = copy.report.labels["business"]!;
    const mark = page.locator("#satisfiedByClass [data-mark]").first();
    const reasons = page.locator(".why");
    const title = fillText(why.title, {
      measure: copy.report.measures["satisfied"]!.name,
      group: business,
    });

    await openApp(page, reportPath(airline, locale));
    await mark.focus();
    const drawing = await page.locator("#satisfiedByClass svg.drawing").evaluateHandle((it) => it);
    await page.keyboard.press("?");
    await expect(reasons.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.locator("#satisfiedByClass")).toBeHidden();
    await expect(reasons).toBeFocused();
    const sentence = reasons.locator(".why-sentence");
    await expect(sentence).toContainText(locale === "es" ? "+25,99" : "+25.99");
    await expect(page).toHaveURL(/&w=satisfied~class~0/);
    await expectNoViolation(page, "reasons");

    await page.keyboard.press("Escape");
    await expect(reasons).toBeHidden();
    await expect(mark).toBeFocused();
    expect(await drawing.evaluate((it) => it.isConnected), "the drawing stays").toBe(true);
    await page.getByRole("button", { name: toolbar.undo }).click();
    await expect(reasons).toBeVisible();
    await page.getByRole("button", { name: toolbar.undo }).click();
    await expect(reasons).toBeHidden();
    await expect(page.getByRole("button", { name: toolbar.undo })).toBeDisabled();

    await page.getByRole("button", { name: toolbar.redo }).click();
    await expect(page).toHaveURL(/&w=/);
    await page.reload();
    await startApp(page);
    await expect(sentence).toContainText(locale === "es" ? "+25,99" : "+25.99");
    await page.keyboard.press("Escape");
    await expect(reasons).toBeHidden();
    await expect(mark).toBeVisible();
  });

  test(`the parts of a difference add up, a dimension and a bin at a time (${locale})`, async ({
    page,
  }) => {
    const { copy } = await loadReportModel(airline, locale);
    const { report } = copy;
    await openApp(page, `${reportPath(airline, locale)}#p=overview&w=satisfied~class~0`);
    const age = page.getByRole("button", {
      name: report.views["age"]!,
      exact: false,
      expanded: false,
    });
    await age.click();
    const table = page.locator(".why-parts");
    const cells = table.locator("tbody td:nth-child(3)");
    await expect(cells).toHaveCount(7);
    const parts = await cells.allTextContents();
    const [all] = await table.locator("tfoot td:nth-child(3)").allTextContents();
    const sum = parts.reduce((whole, part) => whole + readNumber(part), 0);
    expect(sum).toBeCloseTo(readNumber(all!), 6);
    await table.getByRole("button").nth(2).click();
    await expect(table.locator(".why-inside li")).toHaveCount(3);
    await expect(page).toHaveURL(/~age~2/);
    await expectNoViolation(page, "reasons, a level more");

    // At 400 % zoom parts and sentences are there without scrolling.
    await page.setViewportSize({ width: 320, height: 256 });
    const frame = page.locator(".table-scroll").filter({ has: table });
    for (const item of [cells.first(), table.locator(".why-inside p")]) {
      const [inner, outer] = await Promise.all([item.boundingBox(), frame.boundingBox()]);
      expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
    }
  });

  test(`the rows behind a figure are sorted, searched, turned over and downloaded (${locale})`, async ({
    page,
  }) => {
    const { copy } = await loadReportModel(people, locale);
    const { report, shell } = copy;
    const { why } = shell;
    await openApp(page, `${reportPath(people, locale)}#p=presence&w=leavers~total`);
    await page.getByRole("button", { name: new RegExp(` 720 | 720`) }).click();
    const rows = page.locator(".why-rows");
    const place = rows.locator(".why-pages p");
    await expect(place).toHaveText(fillText(why.page, { from: 1, to: 50, count: 720 }));
    await expect(page).toHaveURL(/~rows/);

    const tenure = rows.getByRole("columnheader", { name: report.columns["tenure"]! });
    await tenure.getByRole("button").click();
    await expect(tenure).toHaveAttribute("aria-sort", "descending");
    const at = await tenure.evaluate((head) => (head as HTMLTableCellElement).cellIndex);
    const read = async (): Promise<number[]> =>
      (await rows.locator(`tbody tr > :nth-child(${String(at + 1)})`).allTextContents()).map(
        Number,
      );
    const sorted = await read();
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
    await rows.getByRole("button", { name: why.next }).click();
    await expect(place).toHaveText(fillText(why.page, { from: 51, to: 100, count: 720 }));
    expect(Math.max(...(await read()))).toBeLessThanOrEqual(sorted.at(-1)!);

    const technology = report.labels["technology"]!;
    await rows.getByRole("searchbox", { name: why.search }).fill(technology.toUpperCase());
    await expect(rows.locator("tbody tr").first()).toContainText(technology);
    // The list follows what is typed when there is time.
    await expect(place).not.toHaveText(/720$/);
    const shown = /(\d+)$/.exec((await place.textContent()) ?? "")![1]!;
    expect(Number(shown)).toBeLessThan(720);
    await expectNoViolation(page, "rows");
    const download = page.waitForEvent("download");
    await rows.getByRole("button", { name: shell.visual.csv }).click();
    const text = await readFile(await (await download).path(), "utf8");
    const [head, ...lines] = text.trim().split("\r\n");
    expect(head).toContain(report.columns["tenure"]!);
    expect(lines).toHaveLength(Number(shown));
    expect(lines.every((line) => line.includes(technology))).toBe(true);
  });
}

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const locale of locales) {
    test(`a card tells rate from mix, and the bar at the foot asks about the mark that was tapped (${locale})`, async ({
      page,
    }) => {
      const { copy } = await loadReportModel(people, locale);
      const { report, shell } = copy;
      const { why } = shell;
      const gap = report.measures["payGap"]!;
      await openApp(page, reportPath(people, locale));
      await page.locator("#department, #womenByDepartment").first().scrollIntoViewIfNeeded();
      await page.locator("#womenByLevel [data-mark]").last().tap();
      const foot = page.getByRole("region", { name: shell.bar.label });
      await page.locator("#hiresBySex").scrollIntoViewIfNeeded();
      await foot.getByRole("button", { name: why.ask }).tap();
      const sentence = page.locator(".why-sentence");
      await expect(sentence).toContainText(report.labels["manager"]!);
      await expect(sentence).toContainText(locale === "es" ? "25 %" : "25%");
      await page.keyboard.press("Escape");
      await page
        .locator(".report-chips")
        .getByRole("button", { name: shell.filters.clearAll })
        .tap();

      await page
        .getByRole("button", { name: fillText(why.askOf, { name: gap.short ?? gap.name }) })
        .tap();
      await expect(sentence).toContainText(locale === "es" ? "12 %" : "12%");
      await expect(sentence).toHaveText(splitPattern(locale));
      await expectNoSidewaysScroll(page, "reasons");
      await page.emulateMedia({ colorScheme: "light" });
      await expectNoViolation(page, "reasons");
    });
  }
});

/** Of 12 points, 3 at equal level and 9 by the mix. */
function splitPattern(locale: "es" | "en"): RegExp {
  return locale === "es"
    ? /A igual «Nivel» se quedaría en 3 puntos; el resto, 9 puntos/
    : /With the same mix of “Level” it would be 3 points; the rest, 9 points/;
}

function readNumber(text: string): number {
  return Number(text.replace("−", "-").replace("+", "").replace(",", "."));
}
