import { locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { presentationCopy } from "../../dashboards/shell/presentation/presentation-copy.ts";
import { expectNoSidewaysScroll, expectNoViolation } from "../support/page/expect-accessible.ts";
import { loadReportModel } from "../support/report-model.ts";
import { expect, openApp, startApp, test } from "../support/site/site-test.ts";

declare global {
  interface Window {
    /** Places and sizes of tooltips since they were watched. */
    tipPlaces?: string[];
  }
}

const slug = "airline-satisfaction";
const desk = { width: 1280, height: 720 };

for (const locale of locales) {
  test(`a view that was saved (${locale}) is come back to from another page, and can be dropped`, async ({
    page,
  }) => {
    const { copy } = await loadReportModel(slug, locale);
    const { shell, report } = copy;
    const [first, second] = Object.values(report.pages);
    const more = page.getByRole("button", { name: shell.toolbar.share });
    const filters = page.getByRole("list", { name: shell.filters.active });
    const saved = page.getByRole("list", { name: shell.saved.title });
    const business = report.labels["business"]!;
    const name = `${first!} · ${report.views["class"]!} ${business}`;

    await openApp(page, reportPath(slug, locale));
    const figures = page.locator(".card-figure");
    const unfiltered = await figures.allTextContents();
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
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: shell.filters.clearAll }).click();

    const words = presentationCopy[locale];
    const frame = page.locator('[data-visual="satisfiedByAge"]');
    const title = frame.locator(".visual-title");
    const passengers = report.measures["passengers"]!.name;
    const purpose = report.views["purpose"]!;
    const told = page.locator('.report > [role="status"]');
    const choose = async (group: RegExp, choice: string): Promise<void> => {
      await frame.locator(".visual-actions > .menu > button").press("Enter");
      await frame.locator("summary", { hasText: group }).press("Enter");
      await frame
        .locator(".menu-group")
        .getByRole("button", { name: choice, exact: true })
        .press("Enter");
    };

    await test.step("a measure is switched and a chart divided by keyboard; the address holds both", async () => {
      await choose(new RegExp(words.measure), passengers);
      await expect(title).toHaveText(new RegExp(`^${passengers} `));
      await choose(new RegExp(words.multiples.slice(0, 9)), purpose);
      await expect(page).toHaveURL(/v\.satisfiedByAge=passengers~purpose$/);
      await expect(title).toContainText(purpose.toLowerCase());
      await expect(told).toContainText(purpose.toLowerCase());
      const panel = frame.getByRole("option", { name: new RegExp(`^${purpose}: `) }).first();
      const mark = frame.locator('[data-mark="1"]');
      const figure = /: ([\d.,]*\d)/.exec((await mark.getAttribute("aria-label"))!)![1]!;
      const of = (await panel.getAttribute("aria-label"))!.replace(/^.*: /, "");
      await mark.focus();
      await page.keyboard.press("?");
      await expect(page.getByRole("heading", { name: ` · ${of}` })).toBeVisible();
      await expect(page.locator(".why-figures dd").first()).toHaveText(figure);
      await page.keyboard.press("Escape");
      await expect(mark).toBeFocused();
      await panel.focus();
      await page.keyboard.press("Enter");
      await expect(filters).toContainText(purpose);
      await page.getByRole("button", { name: shell.toolbar.undo }).click();
      await expect(page.getByText(shell.filters.none)).toBeVisible();
    });

    await test.step("a spotlight filters nothing, survives a reload, and Escape takes it away", async () => {
      const spotlight = page.getByRole("button", { name: shell.toolbar.spotlight });
      await spotlight.click();
      const bar = page.getByRole("region", { name: words.bar });
      await expect(bar).toBeFocused();
      await bar.getByRole("button", { name: words.next }).click();
      await expect(page).toHaveURL(/v\.\*=\w+~1/);
      await page.reload();
      await startApp(page);
      await expect(bar).toBeVisible();
      await expect(title).toContainText(purpose.toLowerCase());
      await expect(figures).toHaveText(unfiltered);
      await expect(page.getByText(shell.filters.none)).toBeVisible();
      await expectNoSidewaysScroll(page, "presentation");
      await expectNoViolation(page, "presentation");
      await page.setViewportSize(desk);
      await more.focus();
      await page.keyboard.press("Escape");
      await expect(bar).toBeHidden();
      await expect(spotlight).toBeFocused();
      await expect(page).toHaveURL(/v\.satisfiedByAge=passengers~purpose$/);
    });

    await test.step("a tooltip has a small chart that comes without moving it, and the verbs of its mark", async () => {
      const mark = page.locator("#satisfiedByClass").getByRole("option").first();
      await mark.scrollIntoViewIfNeeded();
      const tip = page.getByRole("tooltip");
      await mark.hover();
      // The hint of a visit stands once, at the first mark that is pointed at for as long as it takes to read.
      const hint = tip.getByText(copy.charts.mark.hints.pointer);
      await expect(hint).toBeVisible();
      await expect(async () => {
        await page.mouse.move(2, 2);
        await expect(tip).toBeHidden();
        await mark.hover();
        await expect(tip).toBeVisible();
        await expect(hint).toBeHidden({ timeout: 1000 });
      }).toPass();
      await page.mouse.move(2, 2);
      await expect(tip).toBeHidden();
      await page.evaluate(watchTips);
      await mark.hover();
      await expect(tip.locator("path")).toHaveCount(2);
      const figure = (await tip.locator("dd").first().textContent())!;
      await expect(tip.locator(".tip-course b")).toContainText(figure);
      expect(await page.evaluate(() => window.tipPlaces)).toHaveLength(1);
      const verb = (text: string) => tip.getByRole("button", { name: text });
      await verb(copy.charts.mark.filter).click();
      await expect(mark).toHaveAttribute("aria-selected", "true");
      await mark.hover();
      await verb(copy.charts.mark.clear).click();
      await expect(mark).toHaveAttribute("aria-selected", "false");
      await mark.hover();
      await verb(shell.why.ask).click();
      const why = page.getByRole("button", { name: shell.why.ask, exact: true });
      await expect(why).toHaveAttribute("aria-pressed", "true");
      await why.click();
      await expect(mark).toBeVisible();
    });

    await test.step("a presentation has a claim, a number, keys, and marks that answer", async () => {
      const present = page.getByRole("button", { name: shell.toolbar.present });
      await present.click();
      await expect(page).toHaveURL(/t=0/);
      await expect(present).toBeHidden();
      const number = page.getByRole("region", { name: shell.toolbar.present });
      await expect(number).toContainText(/\d/);
      await page.keyboard.press("ArrowRight");
      await expect(page).toHaveURL(/t=1/);
      // It is in the address; a reload leaves the full screen.
      await page.reload();
      await startApp(page);
      await expect(number).toContainText(/\d/);
      await expect(page.getByRole("figure").locator("visible=true")).toHaveCount(1);
      await expectNoViolation(page, "presentation");
      await expectNoSidewaysScroll(page, "presentation");
      await page.setViewportSize(desk);
      await page.getByRole("option").locator("visible=true").first().click();
      await expect(page).toHaveURL(/f\./);
      await page.getByRole("button", { name: shell.story.leave }).click();
      await expect(present).toBeFocused();
      await expect(page).not.toHaveURL(/t=/);
    });
  });
}

function watchTips(): void {
  const places = new Set<string>();
  const note = (): void => {
    const box = document.querySelector('[role="tooltip"]')?.getBoundingClientRect();
    if (box !== undefined) places.add(JSON.stringify(box));
    window.tipPlaces = [...places];
    requestAnimationFrame(note);
  };
  note();
}
