import type { Browser, Page } from "@playwright/test";
import { withBrowser } from "../open-browser.ts";
import type { Sites } from "../open-sites.ts";
import { collect, type Takes } from "../results/collect.ts";
import type { Column, Plan, Result, Row } from "../results/result.ts";
import { median, quantile } from "../results/statistics.ts";
import { act } from "./act.ts";
import { floorInteraction, interactions, type Interaction } from "./interaction.ts";
import { openPage } from "./open-page.ts";
import { readLongestFrame, readSlowestInteraction, watchEvents } from "./watch-events.ts";

/** The first touch of a visitor, who does not wait for the app, or a later one, long after it has started. */
type Phase = "first" | "later";
const phases: readonly Phase[] = ["first", "later"];

/** First touches are spread over this time after the target appears: the app starts somewhere in it. */
const firstWithinMs = 1500;
const settleMs = 600;

type Take = { inp: number; frame: number; isEarly: boolean; hasEffect: boolean };

const columns: readonly Column[] = [
  { key: "p50", title: "INP p50 ms", digits: 0 },
  { key: "p75", title: "p75 ms", digits: 0 },
  { key: "max", title: "max ms", digits: 0 },
  { key: "toFloor", title: "p75 x floor", digits: 2 },
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
  const takes = collect<Take>();
  await withBrowser(async (browser) => {
    for (let run = 0; run < runs; run += 1) {
      console.log(`interactions: round ${String(run + 1)} of ${String(runs)}`);
      const delay = (firstWithinMs * run) / Math.max(runs - 1, 1);
      for (const interaction of all) {
        const origin = interaction.place === "floor" ? sites.floor : sites.site;
        for (const phase of phases) {
          await takes.add(`${interaction.name}, ${phase}`, async () =>
            takeOne({ browser, origin, interaction, phase, delay }),
          );
        }
      }
    }
  });
  const rows = all.flatMap((one) => phases.map((phase) => summarise(one, phase, takes)));
  return { columns, rows, runs };
}

type TakeOptions = {
  browser: Browser;
  origin: string;
  interaction: Interaction;
  phase: Phase;
  delay: number;
};

async function takeOne(options: TakeOptions): Promise<Take> {
  const { browser, origin, interaction, phase, delay } = options;
  const { page, context } = await openPage(browser, interaction.device);
  try {
    const seen = await watchEvents(page);
    await page.goto(origin + interaction.path, {
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
    return {
      inp: readSlowestInteraction(seen, from),
      frame: readLongestFrame(seen, from),
      isEarly: isEarly && interaction.place !== "floor",
      hasEffect,
    };
  } finally {
    await context.close();
  }
}

/** Starts the app by a key without a meaning, which is intent enough for what waits for the first touch. */
async function waitForApp(page: Page, { place }: Interaction): Promise<void> {
  // Before its fonts a page hears of no key.
  if (place !== "floor") await page.locator("html[data-fonts]").waitFor({ state: "attached" });
  await page.keyboard.press("Shift");
  if (place !== "floor") await page.locator("html[data-app=ready]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(settleMs);
}

function summarise({ name, place }: Interaction, phase: Phase, takes: Takes<Take>): Row {
  const row = `${name}, ${phase}`;
  const list = takes.list(row);
  const inp = listInp(takes, row);
  const p75 = quantile(inp, 0.75);
  const count = (isCounted: (take: Take) => boolean) =>
    list.length === 0 ? Number.NaN : list.filter(isCounted).length;
  const figures = {
    p50: median(inp),
    p75,
    max: quantile(inp, 1),
    toFloor: p75 / quantile(listInp(takes, `floor, ${phase}`), 0.75),
    frame: Math.max(...list.map(({ frame }) => frame)),
    early: count(({ isEarly }) => isEarly),
    lost: count(({ hasEffect }) => !hasEffect),
  };
  const bars = { p75: { atMost: place === "report" ? 200 : 100 }, lost: { atMost: 0 } };
  return { name: row, figures, bars: place === "floor" ? {} : bars };
}

function listInp(takes: Takes<Take>, row: string): number[] {
  return takes.list(row).map(({ inp }) => inp);
}
