import { launch } from "puppeteer-core";
import { attempt } from "../attempt.ts";
import type { Sites } from "../open-sites.ts";
import type { Bar, Column, Plan, Result, Row } from "../results/result.ts";
import { spreadOf } from "../results/statistics.ts";
import { floorNavigation, navigations, type Navigation } from "./navigation.ts";
import { takeNavigation, type Take, type Way } from "./take-navigation.ts";

const columns: readonly Column[] = [
  { key: "first", title: "first paint ms", digits: 0 },
  { key: "largest", title: "LCP ms", digits: 0 },
  { key: "max", title: "LCP max ms", digits: 0 },
  { key: "toFloor", title: "LCP x floor", digits: 2 },
];

const ways: readonly Way[] = [
  { isStarted: false, isHovered: false },
  { isStarted: false, isHovered: true },
  { isStarted: true, isHovered: false },
  { isStarted: true, isHovered: true },
];

type Takes = Map<string, Take[]>;

/** Goes from page to page in turn, each time as a new visitor; by Puppeteer, since Playwright forbids Chromium to prerender. */
export async function measureNavigations(sites: Sites, plan: Plan): Promise<Result | undefined> {
  const wanted = navigations.filter(({ name }) => plan.isWanted(name));
  if (wanted.length === 0) return undefined;
  const runs = plan.runsOr(5);
  const all = [floorNavigation, ...wanted].flatMap((navigation) =>
    waysOf(navigation).map((way) => ({ navigation, way })),
  );
  const takes: Takes = new Map();
  const browser = await launch({
    executablePath: process.env["CHROME_PATH"] ?? "",
    args: ["--no-sandbox", "--lang=es-ES", "--accept-lang=es-ES"],
  });
  try {
    for (let run = 0; run < runs; run += 1) {
      console.log(`navigations: round ${String(run + 1)} of ${String(runs)}`);
      for (const { navigation, way } of all) {
        const origin = chooseOrigin(sites, navigation, way);
        const row = nameRow(navigation, way);
        await attempt(row, async () => {
          const take = await takeNavigation(browser, origin, { navigation, way });
          takes.set(row, [...(takes.get(row) ?? []), take]);
        });
      }
    }
  } finally {
    await browser.close();
  }
  const rows = all.map(({ navigation, way }) => summarise(navigation, way, takes));
  const floorTimes = listLargest(takes, nameRow(floorNavigation, ways[0]!));
  return { tables: [columns], rows, floorTimes, runs };
}

function chooseOrigin(sites: Sites, { place }: Navigation, { isStarted }: Way): string {
  if (place === "floor") return sites.floor;
  return isStarted ? sites.site : sites.withoutApp;
}

function waysOf({ place }: Navigation): readonly Way[] {
  return place === "floor" ? ways.filter(({ isStarted }) => !isStarted) : ways;
}

function summarise(navigation: Navigation, way: Way, takes: Takes): Row {
  const name = nameRow(navigation, way);
  const firsts = (takes.get(name) ?? []).map(({ first }) => first);
  const { p50, max } = spreadOf(listLargest(takes, name));
  const floor = spreadOf(listLargest(takes, nameRow(floorNavigation, ways[0]!))).p50;
  const bar: Bar = { atMost: way.isHovered ? 150 : 300 };
  return {
    name,
    figures: { first: spreadOf(firsts).p50, largest: p50, max, toFloor: p50 / floor },
    bars: navigation.place === "floor" ? {} : { largest: bar },
  };
}

function listLargest(takes: Takes, row: string): number[] {
  return (takes.get(row) ?? []).map(({ largest }) => largest);
}

function nameRow({ name, place }: Navigation, { isHovered, isStarted }: Way): string {
  const from = place === "floor" ? "" : isStarted ? ", within the app" : ", before the app";
  return `${name}${from}${isHovered ? ", hovered" : ""}`;
}
