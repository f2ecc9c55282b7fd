import type { Browser, Locator, Page } from "@playwright/test";
import copy from "../../../content/copy/es/reportShell.json" with { type: "json" };
import { openPage } from "../open-page.ts";
import { watchEvents, type Seen } from "../watch-events.ts";

const marksOfVisual = 3;
const visualsOfPage = 4;
/** A tap is answered, and what follows it done, before the next. */
const betweenMs = 700;

/**
 * Taps through the pages of a report: marks of its visuals, whose filters add up, reasons of a card and of a part, one visual alone, what
 * clears the filters, and tabs. Returns the milliseconds to the next paint of each tap that the browser tells of; it leaves out those below 16.
 */
export async function tapReport(browser: Browser, address: string): Promise<number[]> {
  const { page, context } = await openPage(browser, "phone");
  try {
    const seen = await watchEvents(page);
    await page.goto(address, { waitUntil: "load" });
    await page.touchscreen.tap(5, 5);
    await page.locator("html[data-app=ready]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const from = await page.evaluate(() => performance.timeOrigin + performance.now());
    const tabs = await page.getByRole("tab").all();
    for (const tab of tabs) {
      await tap(page, tab);
      await tapMarks(page);
      await tapReasons(page);
      await tapOneVisual(page);
      await clearFilters(page);
    }
    return readDurations(seen, from);
  } finally {
    await context.close();
  }
}

async function tapMarks(page: Page): Promise<void> {
  const figures = page.getByRole("tabpanel").getByRole("figure");
  const most = Math.min(await figures.count(), visualsOfPage);
  for (let visual = 0; visual < most; visual += 1) {
    const marks = figures.nth(visual).getByRole("option");
    const count = await marks.count();
    for (let mark = 0; mark < Math.min(count, marksOfVisual); mark += 1) {
      await tap(page, marks.nth(Math.floor((count * mark) / marksOfVisual)));
    }
  }
}

async function tapReasons(page: Page): Promise<void> {
  const reasons = page.locator(".why");
  await tap(page, page.getByRole("button", { name: copy.why.ask }).first());
  await tap(page, reasons.getByRole("button", { expanded: false }).first());
  await tap(page, reasons.getByRole("button", { name: copy.visual.leaveFocus }));
}

async function tapOneVisual(page: Page): Promise<void> {
  const figure = page.getByRole("tabpanel").getByRole("figure").first();
  for (const name of [copy.visual.focus, copy.visual.leaveFocus]) {
    await tap(page, figure.locator(".visual-actions").getByRole("button").first());
    await tap(page, figure.getByRole("button", { name, exact: true }));
  }
}

async function clearFilters(page: Page): Promise<void> {
  const clear = page.getByRole("button", { name: copy.filters.clearAll });
  if ((await clear.count()) > 0) await tap(page, clear.first());
}

async function tap(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForTimeout(betweenMs);
}

function readDurations(seen: readonly Seen[], from: number): number[] {
  const taps = new Map<number, number>();
  for (const { start, duration, interaction } of seen) {
    if (start < from || interaction <= 0) continue;
    taps.set(interaction, Math.max(taps.get(interaction) ?? 0, duration));
  }
  return [...taps.values()];
}
