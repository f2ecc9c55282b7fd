import type { Sites } from "../open-sites.ts";
import { collect, type Takes } from "../results/collect.ts";
import type { Threshold, Column, Figures, Plan, Result, Row } from "../results/result.ts";
import { median } from "../results/statistics.ts";
import { loadPage } from "./load-page.ts";
import { referenceCase, listCases, type PageCase } from "./page-case.ts";
import { makeCertificate, serveOverHttp2 } from "./serve-over-http2.ts";

// The reference page is measured again before every few pages, so that it is exposed to the same load on the machine.
const pagesPerReference = 6;

const columns: readonly Column[] = [
  { key: "performance", title: "perf", digits: 0 },
  { key: "accessibility", title: "a11y", digits: 0 },
  { key: "best-practices", title: "practices", digits: 0 },
  { key: "seo", title: "SEO", digits: 0 },
  { key: "fcp", title: "FCP ms", digits: 0 },
  { key: "lcp", title: "LCP ms", digits: 0 },
  { key: "lcpToReference", title: "LCP x reference", digits: 2 },
  { key: "tbt", title: "TBT ms", digits: 0 },
  { key: "tbtOverReference", title: "TBT over reference", digits: 0 },
  { key: "cls", title: "CLS", digits: 3 },
];

/** First visits of a case, and returns to it. */
type Loads = Takes<readonly Figures[]>;

/** Loads every kind of page in turn with Lighthouse, as often as the plan says. */
export async function measureLighthouse(sites: Sites, plan: Plan): Promise<Result | undefined> {
  const cases = (await listCases()).filter(({ name }) => plan.isWanted(name));
  if (cases.length === 0) return undefined;
  const runs = plan.runsOr(3);
  const loads: Loads = collect();
  const certificate = await makeCertificate();
  const site = await serveOverHttp2(sites.site, certificate);
  const reference = await serveOverHttp2(sites.reference, certificate);
  const load = async (pageCase: PageCase) => {
    const { origin } = pageCase === referenceCase ? reference : site;
    await loads.add(pageCase.name, async () => loadPage(origin, pageCase, certificate.pin));
  };
  for (let run = 0; run < runs; run += 1) {
    console.log(`lighthouse: round ${String(run + 1)} of ${String(runs)}`);
    for (const [at, pageCase] of cases.entries()) {
      if (at % pagesPerReference === 0) await load(referenceCase);
      await load(pageCase);
    }
  }
  site.close();
  reference.close();
  const rows = [referenceCase, ...cases].flatMap((pageCase) => summarise(pageCase, loads));
  return { columns, rows, runs };
}

/** Returns the rows of a case; a return visit is compared with a return to the reference page. */
function summarise({ name, kind, isReturned }: PageCase, loads: Loads): Row[] {
  const score = { atLeast: 100 };
  const thresholds: Record<string, Threshold> = {
    performance: score,
    accessibility: score,
    "best-practices": score,
    seo: score,
    lcpToReference: { atMost: kind === "visitor" ? 1.15 : 1 },
    tbtOverReference: { atMost: kind === "report" ? 120 : 60 },
    cls: { atMost: 0.01 },
  };
  return (isReturned ? ["", ", return"] : [""]).map((visit, at) => {
    const readMedian = (of: string, key: string) =>
      median(loads.list(of).map((load) => load[at]![key]!));
    const figures: Record<string, number> = Object.fromEntries(
      columns.map(({ key }) => [key, readMedian(name, key)]),
    );
    figures["lcpToReference"] = figures["lcp"]! / readMedian(referenceCase.name, "lcp");
    figures["tbtOverReference"] = figures["tbt"]! - readMedian(referenceCase.name, "tbt");
    return { name: name + visit, figures, thresholds: kind === "reference" ? {} : thresholds };
  });
}
