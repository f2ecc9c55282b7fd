import { chromium, type Browser, type Page } from "@playwright/test";
import { attempt } from "../attempt.ts";
import type { Sites } from "../open-sites.ts";
import type { Bar, Column, Figures, Plan, Result, Row } from "../results/result.ts";
import { spreadOf } from "../results/statistics.ts";
import { act } from "./act.ts";
import { floorInteraction, interactions, type Interaction } from "./interaction.ts";
import { openPage } from "./open-page.ts";
import { readLongestFrame, readSlowestInteraction, watchEvents } from "./watch-events.ts";

/** The first touch of a visitor, who does not wait for the app; or one of many, long after it has started. */
type Phase = "first" | "later";
const phases: readonly Phase[] = ["first", "later"];

/** First touches are spread over this time from the moment in which the target is there: the app starts somewhere in it. */
const firstWithinMs = 1500;
const settleMs = 600;

type Take = { inp: number; frame: number; isEarly: boolean; hasEffect: boolean };
type Takes = Map<string, Take[]>;

const columns: readonly Column[] = [
  { key: "p50", title: "INP p50 ms", digits: 0 },
  { key: "p75", title: "p75 ms", digits: 0 },
  { key: "bar", title: "at most ms", digits: 0 },
  { key: "max", title: "max ms", digits: 0 },
  { key: "p75ToFloor", title: "p75 x floor", digits: 2 },
  { key: "frame", title: "longest frame ms", digits: 0 },
  { key: "early", title: "before the app", digits: 0 },
  { key: "lost", title: "without effect", digits: 0 },
];

/** Does each interaction in turn in pages of its own, as the first touch and as a later one. */
export async function measureInteractions(sites: Sites, plan: Plan): Promise<Result | undefined> {
  const wanted = interactions.filter(({ name }) => plan.isWanted(name));
  if (wanted.length === 0) return undefined;
  const runs = plan.runsOr(5);
  const all = [floorInteraction, ...wanted];
  const takes: Takes = new Map();
  const browser = await chromium.launch({
    executablePath: process.env["CHROME_PATH"] ?? "",
    chromiumSandbox: false,
  });
  try {
    for (let run = 0; run < runs; run += 1) {
      console.log(`interactions: round ${String(run + 1)} of ${String(runs)}`);
      const delay = (firstWithinMs * run) / Math.max(runs - 1, 1);
      for (const interaction of all) {
        for (const phase of phases) {
          const row = `${interaction.name}, ${phase}`;
          await attempt(row, async () => {
            const take = await takeOne({ browser, sites, interaction, phase, delay });
            takes.set(row, [...(takes.get(row) ?? []), take]);
          });
        }
      }
    }
  } finally {
    await browser.close();
  }
  const rows = all.flatMap((interaction) => summarise(interaction, takes));
  const floorTimes = phases.flatMap((phase) =>
    listInp(takes, `${floorInteraction.name}, ${phase}`),
  );
  return { tables: [columns], rows, floorTimes, runs };
}

type TakeOptions = {
  browser: Browser;
  sites: Sites;
  interaction: Interaction;
  phase: Phase;
  delay: number;
};

async function takeOne(options: TakeOptions): Promise<Take> {
  const { browser, sites, interaction, phase, delay } = options;
  const { page, context } = await openPage(browser, interaction.device);
  const seen = await watchEvents(page);
  await page.goto((interaction.place === "floor" ? sites.floor : sites.site) + interaction.path, {
    waitUntil: phase === "first" ? "commit" : "load",
  });
  await interaction.findTarget(page).waitFor({ state: "visible" });
  if (phase === "first") await page.waitForTimeout(delay);
  else await waitForApp(page, interaction);
  const { from, isEarly } = await page.evaluate(() => ({
    from: performance.timeOrigin + performance.now(),
    isEarly: document.documentElement.dataset["app"] !== "ready",
  }));
  const hasEffect = await act(page, interaction);
  await page.waitForTimeout(settleMs);
  await context.close();
  return {
    inp: readSlowestInteraction(seen, from),
    frame: readLongestFrame(seen, from),
    isEarly: isEarly && interaction.place !== "floor",
    hasEffect,
  };
}

/** A key that means nothing is intent enough to start what waits for the first touch. */
async function waitForApp(page: Page, { place }: Interaction): Promise<void> {
  await page.keyboard.press("Shift");
  if (place !== "floor") await page.locator("html[data-app=ready]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(settleMs);
}

function summarise({ name, place }: Interaction, takes: Takes): Row[] {
  const bar = { page: 100, report: 200, floor: Number.NaN }[place];
  const bars: Record<string, Bar> =
    place === "floor" ? {} : { p75: { atMost: bar }, lost: { atMost: 0 } };
  return phases.map((phase) => {
    const row = `${name}, ${phase}`;
    const floor = spreadOf(listInp(takes, `${floorInteraction.name}, ${phase}`));
    const list = takes.get(row) ?? [];
    const { p50, p75, max } = spreadOf(listInp(takes, row));
    const count = (isCounted: (take: Take) => boolean) =>
      list.length === 0 ? Number.NaN : list.filter(isCounted).length;
    const figures: Figures = {
      p50,
      p75,
      bar,
      max,
      p75ToFloor: p75 / floor.p75,
      frame: Math.max(...list.map(({ frame }) => frame)),
      early: count(({ isEarly }) => isEarly),
      lost: count(({ hasEffect }) => !hasEffect),
    };
    return { name: row, figures, bars };
  });
}

function listInp(takes: Takes, row: string): number[] {
  return (takes.get(row) ?? []).map(({ inp }) => inp);
}
