import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { serveSite } from "../serve-site.ts";

const path = "/dashboards/airline-satisfaction";

/** Opens the built report several times; returns the milliseconds from the arrival of its document to the layout of its first page, which it holds. */
export async function measureReport(browser: Browser, openings: number): Promise<number[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-report-"));
  const site = await serveSite("dist", dataDir);
  const times: number[] = [];
  try {
    // The first opening warms up the service and the disk.
    for (let opening = 0; opening <= openings; opening += 1) {
      const took = await openReport(browser, site.origin + path);
      if (opening > 0) times.push(took);
    }
  } finally {
    site.process.kill();
    await rm(dataDir, { recursive: true });
  }
  return times;
}

async function openReport(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 960 } });
  const page = await context.newPage();
  await page.addInitScript(markFirstLayout);
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("laid-out").length > 0);
  const took = await page.evaluate(() => {
    const end = performance.getEntriesByName("laid-out")[0]!.startTime;
    const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return end - arrival!.responseStart;
  });
  await context.close();
  return took;
}

/** Runs in the page: marks when every visual is drawn and laid out. */
function markFirstLayout(): void {
  const observer = new MutationObserver(() => {
    const visuals = [...document.querySelectorAll(".visual-body")];
    if (visuals.length === 0 || visuals.some((visual) => visual.childElementCount === 0)) return;
    observer.disconnect();
    document.body.getBoundingClientRect();
    performance.mark("laid-out");
  });
  observer.observe(document, { childList: true, subtree: true });
}
