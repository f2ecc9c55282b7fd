import { expect, type Browser, type Page } from "@playwright/test";
import { SeededRandom } from "../../../dashboards/data/seeded-random.ts";
import { expectState, listDifferences } from "./expect-state.ts";
import { wantApp } from "../site/site-test.ts";
import { lastInputs, type Counts } from "./last-input.ts";
import { logInputs, readLog, readState, type PageState, type PageInput } from "./page-state.ts";
import { makeInput } from "./make-input.ts";

export type VisitResult = {
  touches: number;
  /** Inputs before the app listened. */
  early: number;
  /** Inputs without an immediate response. */
  unseen: number;
  /** Missing and doubled effects. */
  faults: string[];
  /** Delays from an input to the next paint, of 16 ms or more. */
  delaysMs: number[];
};

const inputsBefore = 8;
// A slowed processor spins: only `npm run bench -- early` asks for it, since the late files make the early inputs.
const cpuRate = Number(process.env["EARLY_CPU_RATE"] ?? 1);
const slowestFileMs = 2500;
const leaving = new Set<string>(["link", "language", "message"]);
const isHeld = ({ kind, key }: PageInput) =>
  ["tab", "slide", "filter"].includes(kind) && /^(?:Arrow.*|Home|End)?$/.test(key);

/**
 * Opens a page with a slow network, makes inputs before and while its app starts, and checks the effect
 * of each once the app listens.
 */
export async function visitEarly(
  browser: Browser,
  address: string,
  seed: number,
): Promise<VisitResult> {
  const random = new SeededRandom(seed);
  const isPhone = random.below(2) === 0;
  const page = await openSlowly(browser, isPhone, new URL(address).pathname.startsWith("/en"));
  const counts = await countRequests(page, random);
  await logInputs(page);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  counts.documents = 0;
  const start = await readState(page);
  for (let made = 0, tries = 0; made < inputsBefore && tries < 4 * inputsBefore; tries += 1) {
    if (!(await makeInput(page, random, isPhone))) continue;
    made += 1;
    await page.waitForTimeout(random.below(100));
  }
  const names = Object.keys(lastInputs) as (keyof typeof lastInputs)[];
  const last = names[random.below(names.length)]!;
  const logged = (await readLog(page)).log;
  const check = await lastInputs[last]({ page, random, isPhone, counts });
  const faults: string[] = [];
  try {
    if (check === undefined || !leaving.has(last)) faults.push(...(await compare(page, start)));
    await check?.();
  } catch (error) {
    faults.push(`${last}: ${String(error).slice(0, 300)}`);
  }
  const unseen = logged.filter((input) => isHeld(input) && !input.isSeen).length;
  const delaysMs = await page.evaluate(
    () => (globalThis as unknown as { delays?: number[] }).delays ?? [],
  );
  await page.context().close();
  const early = logged.filter(({ isEarly }) => isEarly).length;
  const touches = logged.length + (check === undefined ? 0 : 1);
  return { touches, early, unseen, faults, delaysMs };
}

async function openSlowly(browser: Browser, isPhone: boolean, isEnglish: boolean): Promise<Page> {
  const context = await browser.newContext({
    locale: isEnglish ? "en-US" : "es-ES",
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: isPhone,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  if (cpuRate > 1) {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuRate });
  }
  await page.addInitScript(() => {
    const delays: number[] = [];
    Object.assign(globalThis, { delays });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) delays.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return page;
}

/** Delays each file of the app by its own time; answers a message without sending it. */
async function countRequests(page: Page, random: SeededRandom): Promise<Counts> {
  const counts: Counts = { documents: 0, messages: 0 };
  await page.route(/\/assets\/.*\.js$|\/_data\//, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, random.below(slowestFileMs));
    });
    await route.continue().catch(() => undefined);
  });
  await page.route("**/api/**", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    counts.messages += 1;
    return route.fulfill({ status: 200, body: "OK" });
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      counts.documents += 1;
  });
  return counts;
}

/** Compares states once the app listens and has repeated the queued inputs. */
async function compare(page: Page, start: PageState): Promise<string[]> {
  await wantApp(page);
  await page.locator("html[data-app=ready]:not(:has([data-waiting]))").waitFor();
  const { log } = await readLog(page);
  const expected = expectState(start, log);
  await expect
    .poll(async () => listDifferences(expected, await readState(page)), { timeout: 3000 })
    .toEqual([])
    .catch(() => undefined);
  return listDifferences(expected, await readState(page));
}
