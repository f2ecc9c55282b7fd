import type { Page } from "@playwright/test";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { selectBins, type ReportState } from "../../dashboards/query/state/report-state.ts";
import { encodeState } from "../../dashboards/query/state/state-codec.ts";
import { describeCards, readCards } from "../support/read-cards.ts";
import { loadReportModel } from "../support/report-model.ts";
import { expect, startApp, test } from "../support/site/site-test.ts";

// An address that is pasted into an open report is taken, whatever the report does then; 1,000 random moments are in
// `dashboards/shell/address/keep-address.test.ts`.

const slug = "ventas-bi";
const known = await loadReportModel(slug, "es");
const { start } = known.model;
const online = selectBins({ ...start, page: "products" }, "channel", [2]);
const byPhone = selectBins({ ...start, page: "customers" }, "channel", [1]);

async function paste(page: Page, state: ReportState): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, encodeState(state));
}

async function expectShown(page: Page, state: ReportState, fragment = encodeState(state)) {
  await expect.poll(async () => readCards(page)).toEqual(describeCards(known, state));
  const tab = page.getByRole("tab", { selected: true });
  await expect(tab).toHaveText(known.copy.report.pages[state.page]!);
  await expect.poll(() => new URL(page.url()).hash.slice(1)).toBe(fragment);
}

async function hold(page: Page, files: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("before the app has started; what was touched before counts no more", async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(reportPath(slug, "es"));
  const name = known.copy.report.labels["reps"]!;
  await page.getByRole("checkbox", { name: new RegExp(`^${name} \\d`) }).check();
  await paste(page, online);
  // The figures of another state are no longer shown.
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  release();
  await startApp(page);
  await expectShown(page, online);
});

test("back at the opening before the app has started, nothing of it is left", async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(reportPath(slug, "es"));
  await paste(page, online);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  release();
  await startApp(page);
  await expectShown(page, start, "");
});

test("while the app takes the document over", async ({ page }) => {
  await page.addInitScript((hash) => {
    // The marks of what runs are the moments: the first module, and each after it.
    const seen = new MutationObserver(() => {
      if (document.querySelectorAll("link[rel=modulepreload]").length === 0) return;
      seen.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => (location.hash = hash)));
    });
    seen.observe(document, { childList: true, subtree: true });
  }, encodeState(online));
  await page.goto(reportPath(slug, "es"));
  await startApp(page);
  await expectShown(page, online);
});

test("into an untouched report, and another one while its rows are made", async ({ page }) => {
  await page.goto(reportPath(slug, "es"));
  await startApp(page);
  await paste(page, online);
  await paste(page, byPhone);
  await expectShown(page, byPhone);
});

test("after a touch; back and forward lead through what was shown", async ({ page }) => {
  await page.goto(reportPath(slug, "es"));
  await startApp(page);
  const name = known.copy.report.labels["reps"]!;
  await page.getByRole("checkbox", { name: new RegExp(`^${name} \\d`) }).check();
  const reps = selectBins(start, "channel", [0]);
  await expectShown(page, reps);
  await paste(page, online);
  await expectShown(page, online);
  await page.goBack();
  await expectShown(page, reps);
  await page.goBack();
  await expectShown(page, start, "");
  await page.goForward();
  await page.goForward();
  await expectShown(page, online);
});

test("an address that is none of the report's is spelled as what is shown", async ({ page }) => {
  await page.goto(`${reportPath(slug, "es")}#f.channel=99&p=products`);
  await startApp(page);
  await expectShown(page, start);
});
