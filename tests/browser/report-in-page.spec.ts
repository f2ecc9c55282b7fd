import { fillText } from "../../contracts/fill-text.ts";
import { settle } from "../support/page/settle.ts";
import { expect, openApp, readCopy, test, wantApp } from "../support/site/site-test.ts";

const path = "/proyectos/airline-satisfaction";
const { caseStudies, reportShell } = readCopy("es") as ReturnType<typeof readCopy> & {
  reportShell: { filters: { clearAll: string; none: string } };
};
const { shared, airlineSatisfaction: copy } = caseStudies;
const title = fillText(shared.reportTitle, { subject: copy.subject });
const english = readCopy("en").caseStudies;

test("the case study frames its report, as tall as it is, in the language of the page", async ({
  page,
}) => {
  await openApp(page, path);
  await page.getByRole("link", { name: shared.toReport }).click();
  await expect(page.getByRole("heading", { name: shared.report })).toBeInViewport();
  const element = page.getByTitle(title);
  await expect(element).toHaveAttribute("loading", "lazy");
  const report = page.locator("iframe").contentFrame();
  await expect(report.getByRole("tab").first()).toBeVisible();
  await wantApp(report);
  await expect(element).toHaveAttribute("style", /height/);
  const missing = async (): Promise<number> =>
    report
      .locator("body")
      .evaluate((body) => Math.ceil(body.getBoundingClientRect().height) - innerHeight);
  await expect.poll(missing, "height that the frame lacks").toBeLessThanOrEqual(0);

  await test.step("what is chosen in it is in the address of the full page", async () => {
    await report
      .getByRole("option", { name: /^Business/ })
      .first()
      .click();
    const link = page.getByRole("link", { name: shared.openReport });
    await expect(link).toHaveAttribute("href", /\/dashboards\/airline-satisfaction#.*f\.class=0/);
  });
  await test.step("a change of language keeps what is chosen", async () => {
    await page.getByRole("link", { name: "EN, English" }).click();
    await expect(report.locator("html")).toHaveAttribute("lang", "en");
    await expect(
      report.getByRole("button", { name: "Remove filter: Class: Business" }),
    ).toBeVisible();
    await expect(
      page.getByTitle(
        fillText(english.shared.reportTitle, { subject: english.airlineSatisfaction.subject }),
      ),
    ).toBeVisible();
  });
  await test.step("messages that are none of its own change nothing", async () => {
    await page.evaluate(() => {
      const news = { source: "report-bridge", version: 1, type: "height", height: 5 };
      postMessage(news, "*");
      postMessage("height", "*");
    });
    await page
      .locator("iframe")
      .contentFrame()
      .locator("html")
      .evaluate(() => {
        parent.postMessage({ source: "report-bridge", version: 9, type: "height", height: 5 }, "*");
        parent.postMessage(
          { source: "report-bridge", version: 1, type: "height", height: "5" },
          "*",
        );
      });
    await report.getByRole("button", { name: "Clear all" }).click();
    await expect(report.getByText(/^No filters:/)).toBeVisible();
    await expect(page.locator("iframe")).not.toHaveAttribute("style", /height: 5px/);
  });
});

test("a visitor who only reads starts neither app, and the frame is as tall as its report", async ({
  page,
}) => {
  await page.goto(path);
  await page.locator("html[data-fonts]").waitFor();
  const frame = page.locator(".report-stage iframe");
  await frame.scrollIntoViewIfNeeded();
  const report = frame.contentFrame();
  await expect(frame).toHaveAttribute("style", /height/);
  const missing = async (): Promise<number> =>
    report
      .locator("body")
      .evaluate((body) => Math.ceil(body.getBoundingClientRect().height) - innerHeight);
  await expect.poll(missing, "height that the frame lacks").toBeLessThanOrEqual(0);
  await settle(page);
  await expect(page.locator("html:not([data-app])")).toBeAttached();
  await expect(report.locator("html:not([data-wanted])")).toBeAttached();
  // A mouse that moves there, and not one that comes to rest.
  await report.locator("h1").hover();
  await report.locator("h1").hover({ position: { x: 1, y: 1 } });
  await expect(report.locator("html[data-app=ready]")).toBeAttached();
});

test("the report can be skipped, and its figures stand beside it", async ({ page }) => {
  await openApp(page, path);
  const skip = page.getByRole("link", { name: shared.skipReport });
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(shared.reportHint)).toBeInViewport();
  await page.getByText(shared.inWords).click();
  await expect(page.getByRole("table", { name: shared.figures })).toContainText("69,44");
});

test("back and forward lead through what was chosen on the full page", async ({ page }) => {
  await openApp(page, "/dashboards/airline-satisfaction");
  await page
    .getByRole("option", { name: /^Business/ })
    .first()
    .click();
  await expect(page).toHaveURL(/f\.class=0/);
  await page.getByRole("tab").nth(1).click();
  await expect(page).toHaveURL(/p=services/);
  await page.goBack();
  await expect(page.getByRole("tab").first()).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(page.getByText(reportShell.filters.none)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("button", { name: reportShell.filters.clearAll })).toBeVisible();
});
