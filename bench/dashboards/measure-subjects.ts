import type { Browser, Page } from "@playwright/test";
import type { Round } from "./page/measure-subject.ts";
import type { RowCount } from "./page/row-counts.ts";
import { listSteps } from "./page/script.ts";
import type { Subject } from "./subjects.ts";

export type Times = {
  name: string;
  openings: number[];
  steps: number[];
  brushes: number[];
  /** Of the page, after its rounds; 0 before. */
  bytes: number;
};

type Plan = { address: string; scale: RowCount; openings: number; rounds: number };

type Run = { subject: Subject; times: Times; page: Page | null; faults: string[] };

const steps = listSteps();

/** Measures subjects in turn, each in a page of its own, so that other load on the machine meets all alike. */
export async function measureSubjects(
  browser: Browser,
  subjects: readonly Subject[],
  plan: Plan,
): Promise<Times[]> {
  const runs = subjects.map((subject): Run => {
    const times = { name: subject.name, openings: [], steps: [], brushes: [], bytes: 0 };
    return { subject, times, page: null, faults: [] };
  });
  for (let opening = 0; opening < plan.openings; opening += 1) {
    for (const run of runs) await reopen(browser, run, plan);
  }
  let expected: readonly number[] | null = null;
  // The first round warms everyone up alike.
  for (let round = 0; round <= plan.rounds; round += 1) {
    for (const { times, page, faults } of runs) {
      const result = await runRound(page!);
      if (faults.length > 0) throw new Error(`${times.name} is not drawn: ${faults.join("; ")}`);
      expected ??= result.hashes;
      compareHashes(times.name, result.hashes, expected);
      if (round > 0) addRound(times, result);
    }
  }
  for (const { page, times } of runs) {
    times.bytes = await measureMemory(page!);
    await page!.context().close();
  }
  return runs.map(({ times }) => times);
}

async function reopen(browser: Browser, run: Run, { address, scale }: Plan): Promise<void> {
  await run.page?.context().close();
  const context = await browser.newContext({ viewport: { width: 1280, height: 960 } });
  const page = await context.newPage();
  run.page = page;
  page.on("pageerror", ({ message }) => run.faults.push(message));
  await page.goto(address);
  if (!(await page.evaluate(() => crossOriginIsolated))) throw new Error("The clock is too coarse");
  const took = await page.evaluate(
    async ([script, subject, rows]) => {
      const { openSubject } = (await import(script)) as typeof import("./page/measure-subject.ts");
      return openSubject(subject, rows);
    },
    ["/measure.js", `/${run.subject.module}.js`, scale] as const,
  );
  run.times.openings.push(took);
}

/** What its scripts keep: objects and arrays of numbers, not those of its workers. */
async function measureMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const usage = await session.send("Runtime.getHeapUsage");
  return usage.usedSize + usage.backingStorageSize;
}

async function runRound(page: Page): Promise<Round> {
  // Only the page in front draws frames.
  await page.bringToFront();
  return page.evaluate(async (script) => {
    const measure = (await import(script)) as typeof import("./page/measure-subject.ts");
    return measure.runRound();
  }, "/measure.js");
}

function addRound(times: Times, round: Round): void {
  times.steps.push(...round.steps);
  times.brushes.push(...round.steps.filter((_, at) => steps[at]!.brushed !== null));
}

function compareHashes(name: string, hashes: readonly number[], expected: readonly number[]): void {
  const wrong = expected.findIndex((hash, at) => hashes[at] !== hash);
  if (wrong === -1) return;
  const { changes } = steps[wrong]!;
  throw new Error(
    `${name} gives other numbers than the first at step ${String(wrong + 1)}: ${JSON.stringify(changes)}`,
  );
}
