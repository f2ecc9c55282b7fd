import { attempt } from "../attempt.ts";
import type { Sites } from "../open-sites.ts";
import type { Figures, Plan, Result, Row } from "../results/result.ts";
import { spreadOf } from "../results/statistics.ts";
import { launchChrome } from "./launch-chrome.ts";
import { measureLoad } from "./measure-load.ts";
import { floorCase, listCases, type PageCase } from "./page-case.ts";
import { listBars, pageTables } from "./page-table.ts";
import { makeCertificate, serveOverHttp2 } from "./serve-over-http2.ts";

// Other load on the machine must meet the floor as well: it is measured again before every few pages.
const pagesPerFloor = 6;

type Places = { site: string; floor: string; pin: string };
type Loads = Map<string, Figures[]>;

/** Loads every kind of page in turn, as often as the plan says. */
export async function measurePages(sites: Sites, plan: Plan): Promise<Result | undefined> {
  const cases = (await listCases()).filter(({ name }) => plan.isWanted(name));
  if (cases.length === 0) return undefined;
  const runs = plan.runsOr(3);
  const loads: Loads = new Map();
  const certificate = await makeCertificate();
  const [site, floor] = await Promise.all([
    serveOverHttp2(sites.site, certificate),
    serveOverHttp2(sites.floor, certificate),
  ]);
  const places = { site: site.origin, floor: floor.origin, pin: certificate.pin };
  for (let run = 0; run < runs; run += 1) {
    console.log(`pages: round ${String(run + 1)} of ${String(runs)}`);
    for (const [at, pageCase] of cases.entries()) {
      const visits = at % pagesPerFloor === 0 ? [floorCase, pageCase] : [pageCase];
      for (const next of visits) await attempt(next.name, async () => visit(places, next, loads));
    }
  }
  site.close();
  floor.close();
  const rows = [floorCase, ...cases].flatMap((pageCase) => summarise(pageCase, loads));
  const floorTimes = (loads.get(floorCase.name) ?? []).map(({ lcp = Number.NaN }) => lcp);
  return { tables: pageTables, rows, floorTimes, runs };
}

async function visit(places: Places, pageCase: PageCase, loads: Loads): Promise<void> {
  const { name, path, language, kind, isHidden = false, isReturned = false } = pageCase;
  const address = (kind === "floor" ? places.floor : places.site) + path;
  const chrome = await launchChrome(language, places.pin);
  const add = async (row: string, isReturn: boolean) => {
    const load = await measureLoad({ port: chrome.port, address, isReturn, isHidden });
    loads.set(row, [...(loads.get(row) ?? []), load]);
  };
  try {
    await add(name, false);
    if (isReturned) await add(returnOf(name), true);
  } finally {
    chrome.kill();
  }
}

function summarise(pageCase: PageCase, loads: Loads): Row[] {
  const { name, kind, isReturned = false } = pageCase;
  const first = readRow(name, loads, floorCase.name);
  const all = listBars(pageCase);
  const { lcpToFloor, tbt, cls } = all;
  const bars = kind === "floor" ? {} : { lcpToFloor: lcpToFloor!, tbt: tbt!, cls: cls! };
  return [
    { name, figures: first, bars: all },
    ...(isReturned
      ? [
          {
            name: returnOf(name),
            figures: readRow(returnOf(name), loads, returnOf(floorCase.name)),
            bars,
          },
        ]
      : []),
  ];
}

/** Medians of a row; a return visit is compared with a return to the floor. */
function readRow(name: string, loads: Loads, floor: string): Figures {
  const figures = medianOf(loads.get(name) ?? []);
  const lcpToFloor = figures["lcp"]! / medianOf(loads.get(floor) ?? [])["lcp"]!;
  return { ...figures, lcpToFloor };
}

function medianOf(list: readonly Figures[]): Figures {
  const keys = Object.keys(list[0] ?? {});
  return Object.fromEntries(
    keys.map((key) => [key, spreadOf(list.map((figures) => figures[key]!)).p50]),
  );
}

function returnOf(name: string): string {
  return `${name}, return`;
}
