import type { Browser, Page } from "@playwright/test";
import { withBrowser } from "../open-browser.ts";
import type { Sites } from "../open-sites.ts";
import { collect, type Takes } from "../results/collect.ts";
import type { Column, Plan, Result, Row } from "../results/result.ts";
import { median, quantile } from "../results/statistics.ts";
import { act } from "./act.ts";
import { referenceInteraction, interactions, type Interaction } from "./interaction.ts";
import { openPage } from "./open-page.ts";
import { readLongestFrame, readSlowestInteraction, watchEvents } from "./watch-events.ts";

/** `first` is a visitor's first input, before or while the app starts; `later` comes long after. */
type Phase = "first" | "later";
const phases: readonly Phase[] = ["first", "later"];

/** First inputs are spread over this time, in ms, after the target appears; the app starts within it. */
const firstWithinMs = 1500;
const settleMs = 600;

type Take = { inp: number; frame: number; isEarly: boolean; hasEffect: boolean };

const columns: readonly Column[] = [
  { key: "p50", title: "INP p50 ms", digits: 0 },
  { key: "p75", title: "p75 ms", digits: 0 },
  { key: "max", title: "max ms", digits: 0 },
  { key: "toReference", title: "p75 x reference", digits: 2 },
  { key: "frame", title: "longest frame ms", digits: 0 },
  { key: "early", title: "before the app", digits: 0 },
  { key: "lost", title: "without effect", digits: 0 },
];

/** Performs each interaction in turn, on a new page each, as first and as later input. */
export async function measureInteractions(sites: Sites, plan: Plan): Promise<Result | undefined> {
  const wanted = interactions.filter(({ name }) => plan.isWanted(name));
  if (wanted.length === 0) return undefined;
  const runs = plan.runsOr(5);
  const all = [referenceInteraction, ...wanted];
  const takes = collect<Take>();
  await withBrowser(async (browser) => {
    for (let run = 0; run < runs; run += 1) {
      console.log(`interactions: round ${String(run + 1)} of ${String(runs)}`);
      const delay = (firstWithinMs * run) / Math.max(runs - 1, 1);
      for (const interaction of all) {
        const origin = interaction.place === "reference" ? sites.reference : sites.site;
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
      isEarly: isEarly && interaction.place !== "reference",
      hasEffect,
    };
  } finally {
    await context.close();
  }
}

/** Starts the app by a key without effect, which counts as the first input. */
async function waitForApp(page: Page, { place }: Interaction): Promise<void> {
  // Before its fonts a page hears of no key.
  if (place !== "reference") await page.locator("html[data-fonts]").waitFor({ state: "attached" });
  await page.keyboard.press("Shift");
  if (place !== "reference")
    await page.locator("html[data-app=ready]").waitFor({ state: "attached" });
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
    toReference: p75 / quantile(listInp(takes, `reference, ${phase}`), 0.75),
    frame: Math.max(...list.map(({ frame }) => frame)),
    early: count(({ isEarly }) => isEarly),
    lost: count(({ hasEffect }) => !hasEffect),
  };
  const thresholds = { p75: { atMost: place === "report" ? 200 : 100 }, lost: { atMost: 0 } };
  return { name: row, figures, thresholds: place === "reference" ? {} : thresholds };
}

function listInp(takes: Takes<Take>, row: string): number[] {
  return takes.list(row).map(({ inp }) => inp);
}
