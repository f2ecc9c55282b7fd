import { readFile } from "node:fs/promises";
import { fillText } from "../../contracts/fill-text.ts";
import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { expectNoSidewaysScroll, expectNoViolation } from "../support/page/expect-accessible.ts";
import { loadReportModel } from "../support/report-model.ts";
import { expect, openApp, startApp, test } from "../support/site/site-test.ts";

const airline = "airline-satisfaction";
const people = "people-analytics";
const sales = "ventas-bi";

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
    const figures = reasons.locator(".why-figures dd");
    const both = locale === "es" ? ["69,44", "43,45"] : ["69.44", "43.45"];
    await expect(figures).toContainText(both);
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
    await expect(figures).toContainText(both);
    await page.keyboard.press("Escape");
    await expect(reasons).toBeHidden();
    await expect(mark).toBeVisible();
  });

  test(`a card tells why it changed, like for like, and its parts add up to the euro (${locale})`, async ({
    page,
  }) => {
    const { copy } = await loadReportModel(sales, locale);
    const { report, shell } = copy;
    const { why } = shell;
    await openApp(page, reportPath(sales, locale));
    await page.locator(".card").first().click();
    const profit = report.measures["profit"]!;
    const name = fillText(why.askOf, { name: profit.short ?? profit.name });
    await page.getByRole("button", { name }).click();
    const sentence = page.locator(".why-sentence");
    await expect(sentence).toContainText(locale === "es" ? "20.066" : "20,066");
    await expect(sentence).toContainText(locale === "es" ? "28.976" : "28,976");
    await expect(page.locator(".why-more")).toContainText(
      locale === "es"
        ? "nada explica más de una quinta parte"
        : "nothing explains more than a fifth",
    );
    const stairs = page.locator(".why-stairs");
    for (const at of [0, 1]) {
      const parts = await stairs.nth(at).locator(".why-figure").allTextContents();
      const sum = parts.reduce((whole, part) => whole + readNumber(part.split(" · ")[0]!), 0);
      expect(sum).toBe(28_976);
    }
    await expect(stairs.locator(".is-named .why-name")).toHaveText(why.causes.cost);
    await expectNoViolation(page, "reasons");

    await test.step("a family is looked into, another column is opened, and both are in the address", async () => {
      await stairs.nth(1).getByRole("button").first().click();
      await expect(page).toHaveURL(/w=profit~total~~~product~\d/);
      await expect(stairs).toHaveCount(3);
      await page.locator(".why-also").getByRole("button").last().click();
      await expect(page).toHaveURL(/w=profit~total~~~(?!product~)\w/);
      await expect(stairs).toHaveCount(2);
    });

    await test.step("what weighs on it is another question", async () => {
      await page.getByRole("button", { name: why.kinds.weight }).click();
      await expect(page).toHaveURL(/w=profit~total~~weight$/);
      await expect(stairs).toHaveCount(1);
      await expect(page.locator(".why-figures dd")).toHaveCount(1);
    });

    await test.step("at 400 % zoom names and figures stand over their bars, nothing is cut", async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await expectNoSidewaysScroll(page, "reasons");
      const bar = await stairs.locator("svg").first().boundingBox();
      const figure = await stairs.locator(".why-figure").first().boundingBox();
      expect(figure!.x + figure!.width).toBeLessThanOrEqual(320);
      expect(figure!.y + figure!.height).toBeLessThanOrEqual(bar!.y + 1);
    });

    await test.step("it leads into the scenario, set like the average", async () => {
      await page.getByRole("button", { name: why.openWhatIf }).click();
      await expect(page).toHaveURL(/i\.cap=14/);
      await expect(page).not.toHaveURL(/w=/);
    });
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
    test(`a card tells what weighs on it, and the bar at the foot asks about the mark that was tapped (${locale})`, async ({
      page,
    }) => {
      const { copy } = await loadReportModel(people, locale);
      const { report, shell } = copy;
      const { why } = shell;
      const gap = report.measures["payGap"]!;
      await openApp(page, reportPath(people, locale));
      await page.locator("#department, #womenByDepartment").first().scrollIntoViewIfNeeded();
      await page.locator("#womenByLevel [data-mark]").last().tap();
      const foot = page.getByRole("toolbar", { name: shell.toolbar.label });
      await page.locator("#gapByBand").scrollIntoViewIfNeeded();
      await foot.getByRole("button", { name: why.ask }).tap();
      const sentence = page.locator(".why-sentence");
      const title = page.locator("#why-title");
      await expect(title).toContainText("M2");
      await expect(page.locator(".why-figures dd").first()).toContainText("157");
      await page.keyboard.press("Escape");
      await page
        .locator(".report-chips")
        .getByRole("button", { name: shell.filters.clearAll })
        .tap();

      await page
        .getByRole("button", { name: fillText(why.askOf, { name: gap.short ?? gap.name }) })
        .tap();
      await expect(page.locator(".why-figures dd")).toContainText("12");
      await expect(sentence).toContainText(report.labels["manager"]!);
      await expectNoSidewaysScroll(page, "reasons");
      await page.emulateMedia({ colorScheme: "light" });
      await expectNoViolation(page, "reasons");
    });
  }
});

function readNumber(text: string): number {
  return Number(text.replaceAll(/[^\d]/g, ""));
}
