import type { Browser } from "@playwright/test";
import { languageTags, type Locale } from "../../contracts/locale.ts";
import { withBrowser } from "../open-browser.ts";
import type { Sites } from "../open-sites.ts";
import { collect, type Takes } from "../results/collect.ts";
import type { Bar, Column, Plan, Result, Row } from "../results/result.ts";
import { median } from "../results/statistics.ts";
import { floorCase, listCases, type PageCase } from "./page-case.ts";

const visitMs = 6000;
const withoutScripts = ", without scripts";
/** Addresses that are blocked, by what is added to the name of the page. */
const ways: Record<string, readonly string[]> = { "": [], [withoutScripts]: ["*.js"] };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const columns: readonly Column[] = [
  { key: "ms", title: "main thread ms", digits: 0 },
  { key: "blockedMs", title: "without scripts ms", digits: 0 },
  { key: "toBlocked", title: "x without scripts", digits: 2 },
  { key: "toFloor", title: "x floor", digits: 2 },
  { key: "styles", title: "style recalculations", digits: 0 },
  { key: "layouts", title: "layouts", digits: 0 },
];

const bars: Readonly<Record<PageCase["kind"], Readonly<Record<string, Bar>>>> = {
  floor: {},
  visitor: {},
  page: limit({ toBlocked: 1.3, toFloor: 2.5 }),
  home: limit({ toBlocked: 1.3, toFloor: 3 }),
  report: limit({ toBlocked: 1.6, toFloor: 3.5 }),
};

type Visit = { ms: number; styles: number; layouts: number };

/** Visits every kind of page without a touch, and again with its scripts blocked; counts the main thread by processor time. */
export async function measureThreads(sites: Sites, plan: Plan): Promise<Result | undefined> {
  const all = await listCases();
  const cases = all.filter(({ name, locale }) => locale === "es" && plan.isWanted(name));
  if (cases.length === 0) return undefined;
  const runs = plan.runsOr(3);
  const visits = collect<Visit>();
  await withBrowser(async (browser) => {
    for (let run = 0; run < runs; run += 1) {
      console.log(`threads: round ${String(run + 1)} of ${String(runs)}`);
      for (const pageCase of [floorCase, ...cases]) {
        const origin = pageCase === floorCase ? sites.floor : sites.site;
        for (const [way, blocked] of Object.entries(ways)) {
          await visits.add(pageCase.name + way, async () =>
            visitPage(browser, origin + pageCase.path, pageCase.locale, blocked),
          );
        }
      }
    }
  });
  const rows = [floorCase, ...cases].map((pageCase) => summarise(pageCase, visits));
  return { columns, rows, runs };
}

/** Opens a page as a new visitor and leaves it alone for 6 s. */
async function visitPage(
  browser: Browser,
  address: string,
  locale: Locale,
  blocked: readonly string[],
): Promise<Visit> {
  const context = await browser.newContext({ ...phone, locale: languageTags[locale] });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setBlockedURLs", { urls: [...blocked] });
    // Processor time of the thread instead of the clock's, which other load on the machine would lengthen.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForTimeout(visitMs);
    const { metrics } = await session.send("Performance.getMetrics");
    const read = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    return {
      ms: read("TaskDuration") * 1000,
      styles: read("RecalcStyleCount"),
      layouts: read("LayoutCount"),
    };
  } finally {
    await context.close();
  }
}

function summarise({ name, kind }: PageCase, visits: Takes<Visit>): Row {
  const read = (row: string, key: keyof Visit) =>
    median(visits.list(row).map((visit) => visit[key]));
  const ms = read(name, "ms");
  const blockedMs = read(name + withoutScripts, "ms");
  const figures = {
    ms,
    blockedMs,
    toBlocked: ms / blockedMs,
    toFloor: ms / read(floorCase.name, "ms"),
    styles: read(name, "styles"),
    layouts: read(name, "layouts"),
  };
  return { name, figures, bars: bars[kind] };
}

function limit({ toBlocked, toFloor }: { toBlocked: number; toFloor: number }) {
  return { toBlocked: { atMost: toBlocked }, toFloor: { atMost: toFloor }, styles: { atMost: 15 } };
}
