import type { Browser } from "@playwright/test";
import { languageTags, type Locale } from "../../contracts/locale.ts";
import { withBrowser } from "../open-browser.ts";
import type { Sites } from "../open-sites.ts";
import { collect, type Takes } from "../results/collect.ts";
import type { Threshold, Column, Plan, Result, Row } from "../results/result.ts";
import { median } from "../results/statistics.ts";
import { referenceCase, listCases, type PageCase } from "./page-case.ts";

const visitMs = 6000;
const withoutScripts = ", without scripts";
/** Blocked addresses, by the suffix of the row's name. */
const ways: Record<string, readonly string[]> = { "": [], [withoutScripts]: ["*.js"] };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const columns: readonly Column[] = [
  { key: "ms", title: "main thread ms", digits: 0 },
  { key: "blockedMs", title: "without scripts ms", digits: 0 },
  { key: "toBlocked", title: "x without scripts", digits: 2 },
  { key: "toReference", title: "x reference", digits: 2 },
  { key: "styles", title: "style recalculations", digits: 0 },
  { key: "layouts", title: "layouts", digits: 0 },
];

const thresholds: Readonly<Record<PageCase["kind"], Readonly<Record<string, Threshold>>>> = {
  reference: {},
  visitor: {},
  page: limit({ toBlocked: 1.3, toReference: 2.5 }),
  home: limit({ toBlocked: 1.3, toReference: 3 }),
  report: limit({ toBlocked: 1.6, toReference: 3.5 }),
};

type Visit = { ms: number; styles: number; layouts: number };

/**
 * Visits every kind of page without input, with and without its scripts; measures processor time of the main thread.
 */
export async function measureThreads(sites: Sites, plan: Plan): Promise<Result | undefined> {
  const all = await listCases();
  const cases = all.filter(({ name, locale }) => locale === "es" && plan.isWanted(name));
  if (cases.length === 0) return undefined;
  const runs = plan.runsOr(3);
  const visits = collect<Visit>();
  await withBrowser(async (browser) => {
    for (let run = 0; run < runs; run += 1) {
      console.log(`threads: round ${String(run + 1)} of ${String(runs)}`);
      for (const pageCase of [referenceCase, ...cases]) {
        const origin = pageCase === referenceCase ? sites.reference : sites.site;
        for (const [way, blocked] of Object.entries(ways)) {
          await visits.add(pageCase.name + way, async () =>
            visitPage(browser, origin + pageCase.path, pageCase.locale, blocked),
          );
        }
      }
    }
  });
  const rows = [referenceCase, ...cases].map((pageCase) => summarise(pageCase, visits));
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
    // Processor time of the thread, since other load on the machine would lengthen wall-clock time.
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
    toReference: ms / read(referenceCase.name, "ms"),
    styles: read(name, "styles"),
    layouts: read(name, "layouts"),
  };
  return { name, figures, thresholds: thresholds[kind] };
}

function limit({ toBlocked, toReference }: { toBlocked: number; toReference: number }) {
  return {
    toBlocked: { atMost: toBlocked },
    toReference: { atMost: toReference },
    styles: { atMost: 15 },
  };
}
