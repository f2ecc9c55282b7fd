import { chromium, type Browser } from "@playwright/test";
import { attempt } from "../../attempt.ts";
import type { Sites } from "../../open-sites.ts";
import type { Column, Plan, Result, Row } from "../../results/result.ts";
import { spreadOf } from "../../results/statistics.ts";
import { openCase, openFloor } from "./open-case.ts";
import { tapReport } from "./tap-report.ts";

/** The largest rows, the largest script, and one of the smallest reports. */
const cases = ["airline-satisfaction", "ventas-bi", "nps-bi"];
/** 130,000 rows. */
const tapped = "airline-satisfaction";
const bars = { drawn: 2500, taps: 200 };

const columns: readonly Column[] = [
  { key: "p50", title: "p50 ms", digits: 0 },
  { key: "p98", title: "p98 ms", digits: 0 },
  { key: "max", title: "max ms", digits: 0 },
  { key: "count", title: "times", digits: 0 },
];

/** Reports on a slow phone: from a case's page to the first drawing of its report, and taps among 130,000 rows. */
export async function measurePhone(sites: Sites, plan: Plan): Promise<Result | undefined> {
  const opened = cases.filter((slug) => plan.isWanted(slug));
  const isTapped = plan.isWanted("taps");
  if (opened.length === 0 && !isTapped) return undefined;
  const runs = plan.runsOr(5);
  const drawn = new Map<string, number[]>();
  const taps: number[] = [];
  const floorTimes: number[] = [];
  const browser = await chromium.launch({
    executablePath: process.env["CHROME_PATH"] ?? "",
    chromiumSandbox: false,
  });
  try {
    for (let run = 0; run < runs; run += 1) {
      console.log(`phone: round ${String(run + 1)} of ${String(runs)}`);
      await attempt("floor", async () => {
        floorTimes.push(await openFloor(browser, sites.floor));
      });
      for (const slug of opened) {
        await attempt(slug, async () => {
          drawn.set(slug, [...(drawn.get(slug) ?? []), await openCase(browser, sites.site, slug)]);
        });
      }
      if (isTapped)
        await attempt("taps", async () => void taps.push(...(await tap(browser, sites))));
    }
  } finally {
    await browser.close();
  }
  const rows = opened.map((slug): Row => {
    const figures = summarise(drawn.get(slug) ?? []);
    return { name: `${slug}, first drawing`, figures, bars: { p50: { atMost: bars.drawn } } };
  });
  if (isTapped) {
    rows.push({ name: "taps", figures: summarise(taps), bars: { p98: { atMost: bars.taps } } });
  }
  return { tables: [columns], rows, floorTimes, runs };
}

async function tap(browser: Browser, { site }: Sites): Promise<number[]> {
  return tapReport(browser, `${site}/dashboards/${tapped}`);
}

function summarise(times: readonly number[]): Row["figures"] {
  const { p50, max } = spreadOf(times);
  const sorted = times.toSorted((a, b) => a - b);
  const p98 = sorted[Math.ceil(sorted.length * 0.98) - 1] ?? Number.NaN;
  return { p50, p98, max, count: times.length };
}
