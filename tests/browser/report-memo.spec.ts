import type { Page } from "@playwright/test";
import caseStudies from "#folder/content/catalogue/case-studies.json" with { type: "json" };
import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { loadReportModel } from "../support/report-model.ts";
import { expect, startApp, test } from "../support/site/site-test.ts";

test.use({ colorScheme: "dark" });
test.slow();

/** Each report in one of the languages. */
const halves = {
  es: caseStudies.filter((_, at) => at % 2 === 0),
  en: caseStudies.filter((_, at) => at % 2 === 1),
};

/** Prints the memo of the open report: the browser's dialog is left out, and the sheet stays until it is printed. */
async function printMemo(page: Page, name: string, share: string) {
  await page.evaluate(() => {
    globalThis.print = () => {
      document.querySelector(".memo")?.setAttribute("data-printed", "");
    };
  });
  await page.getByRole("toolbar").getByRole("button", { name: share }).click();
  await page.getByRole("button", { name, exact: true }).click();
  const memo = page.locator(".memo[data-printed]");
  await memo.waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  return memo;
}

for (const locale of locales) {
  test(`each report prints a memo of one sheet, in ink, with a dated link to what it says (${locale})`, async ({
    page,
  }) => {
    for (const { slug } of halves[locale]) {
      await test.step(slug, async () => {
        const { copy, module } = await loadReportModel(slug, locale);
        await page.emulateMedia({ media: "screen" });
        await page.goto(reportPath(slug, locale));
        await startApp(page);
        const title = (await page.locator(".visual-title").first().textContent()) ?? "";
        const finding = await page.locator(".recommendation p").first().textContent();
        const action = await page.locator(".recommendation-action").textContent();
        const { memo: words, toolbar } = copy.shell;
        const memo = await printMemo(page, words.name, toolbar.share);
        await expect(memo.getByRole("heading", { level: 1 })).toHaveText(title);
        expect(finding).toContain(await memo.locator(".memo-lead").textContent());
        await expect(memo.locator(".memo-stake")).toHaveText(action ?? "");
        await expect(memo.locator(".memo-stake mark")).toHaveText(/\d/);
        expect(await memo.locator("figure:visible").count()).toBeGreaterThan(1);
        await expect(memo.locator("header")).toContainText(String(new Date().getFullYear()));
        const link = memo.getByRole("link");
        await expect(link).toHaveAttribute("href", /^http.*#p=/);
        await expect(link).toContainText(reportPath(module.definition.slug, locale));
        await expect(page.locator("main")).toBeHidden();
        await expect(memo).toHaveCSS("color", "rgb(25, 21, 16)");
        const isCut = await memo.evaluate((sheet) => sheet.scrollHeight > sheet.clientHeight);
        expect(isCut).toBe(false);
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
        expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
        expect(pdf).toMatch(/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
        await expect(memo).toHaveCount(0);
      });
    }
  });

  test(`a memo says what its filters leave, and only that (${locale})`, async ({ page }) => {
    const { copy } = await loadReportModel("ventas-bi", locale);
    const { memo: words, toolbar } = copy.shell;
    await page.goto(reportPath("ventas-bi", locale));
    await startApp(page);
    await page.getByRole("checkbox", { name: copy.report.labels["online"]! }).check();
    const line = page.locator(".recommendation-action");
    await expect(line).toContainText(locale === "es" ? "13.077 €" : "€13,077");
    const memo = await printMemo(page, words.name, toolbar.share);
    await expect(memo.locator("mark")).toContainText(locale === "es" ? "13.077" : "13,077");
    await expect(memo).toContainText(copy.report.labels["online"]!);
    await expect(memo.getByRole("link")).toHaveAttribute("href", /#p=products&f/);
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("slider").first().press("End");
    await expect(line).toContainText(copy.shell.recommendation.nothing);
    const other = await printMemo(page, words.name, toolbar.share);
    await expect(other.locator(".memo-stake")).toHaveCount(0);
    await expect(other).not.toContainText(words.assumption);
  });
}
