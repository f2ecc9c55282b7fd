import type { Sites } from "../open-sites.ts";
import { collect, type Takes } from "../results/collect.ts";
import type { Bar, Column, Figures, Plan, Result, Row } from "../results/result.ts";
import { median } from "../results/statistics.ts";
import { loadPage } from "./load-page.ts";
import { floorCase, listCases, type PageCase } from "./page-case.ts";
import { makeCertificate, serveOverHttp2 } from "./serve-over-http2.ts";

// Other load on the machine must meet the floor as well: it is measured again before every few pages.
const pagesPerFloor = 6;

const columns: readonly Column[] = [
  { key: "performance", title: "perf", digits: 0 },
  { key: "accessibility", title: "a11y", digits: 0 },
  { key: "best-practices", title: "practices", digits: 0 },
  { key: "seo", title: "SEO", digits: 0 },
  { key: "fcp", title: "FCP ms", digits: 0 },
  { key: "lcp", title: "LCP ms", digits: 0 },
  { key: "lcpToFloor", title: "LCP x floor", digits: 2 },
  { key: "tbt", title: "TBT ms", digits: 0 },
  { key: "tbtOverFloor", title: "TBT over floor", digits: 0 },
  { key: "cls", title: "CLS", digits: 3 },
];

/** First visits of a case, and returns to it. */
type Loads = Takes<readonly Figures[]>;

/** Loads every kind of page in turn by Lighthouse, as often as the plan says. */
export async function measureLighthouse(sites: Sites, plan: Plan): Promise<Result | undefined> {
  const cases = (await listCases()).filter(({ name }) => plan.isWanted(name));
  if (cases.length === 0) return undefined;
  const runs = plan.runsOr(3);
  const loads: Loads = collect();
  const certificate = await makeCertificate();
  const site = await serveOverHttp2(sites.site, certificate);
  const floor = await serveOverHttp2(sites.floor, certificate);
  const load = async (pageCase: PageCase) => {
    const { origin } = pageCase === floorCase ? floor : site;
    await loads.add(pageCase.name, async () => loadPage(origin, pageCase, certificate.pin));
  };
  for (let run = 0; run < runs; run += 1) {
    console.log(`lighthouse: round ${String(run + 1)} of ${String(runs)}`);
    for (const [at, pageCase] of cases.entries()) {
      if (at % pagesPerFloor === 0) await load(floorCase);
      await load(pageCase);
    }
  }
  site.close();
  floor.close();
  const rows = [floorCase, ...cases].flatMap((pageCase) => summarise(pageCase, loads));
  return { columns, rows, runs };
}

/** Rows of a case: a return visit is compared with a return to the floor. */
function summarise({ name, kind, isReturned }: PageCase, loads: Loads): Row[] {
  const score = { atLeast: 100 };
  const bars: Record<string, Bar> = {
    performance: score,
    accessibility: score,
    "best-practices": score,
    seo: score,
    lcpToFloor: { atMost: kind === "visitor" ? 1.15 : 1 },
    tbtOverFloor: { atMost: kind === "report" ? 120 : 60 },
    cls: { atMost: 0.01 },
  };
  return (isReturned ? ["", ", return"] : [""]).map((visit, at) => {
    const readMedian = (of: string, key: string) =>
      median(loads.list(of).map((load) => load[at]![key]!));
    const figures: Record<string, number> = Object.fromEntries(
      columns.map(({ key }) => [key, readMedian(name, key)]),
    );
    figures["lcpToFloor"] = figures["lcp"]! / readMedian(floorCase.name, "lcp");
    figures["tbtOverFloor"] = figures["tbt"]! - readMedian(floorCase.name, "tbt");
    return { name: name + visit, figures, bars: kind === "floor" ? {} : bars };
  });
}
