import { makeRows } from "./rows.ts";
import type { RowCount } from "./row-counts.ts";
import { listSteps } from "./script.ts";
import type { OpenSubject, Subject } from "./subject.ts";

/** Durations of one run of the script by step, and a hash of the numbers after each. */
export type Round = { steps: number[]; hashes: number[] };

const steps = listSteps();
let subject: Subject | null = null;

/** Makes the rows, then opens a subject; returns the milliseconds of opening. */
export async function openSubject(address: string, scale: RowCount): Promise<number> {
  const { open } = (await import(/* @vite-ignore */ address)) as { open: OpenSubject };
  const rows = makeRows(scale);
  const container = document.querySelector<HTMLElement>("#charts")!;
  const start = performance.now();
  subject = await open(rows, container);
  return performance.now() - start;
}

export async function runRound(): Promise<Round> {
  const { step, read } = subject!;
  const round: Round = { steps: [], hashes: [] };
  await rest();
  for (const { changes } of steps) {
    const start = performance.now();
    const pending = step(changes);
    if (pending !== undefined) await pending;
    round.steps.push(performance.now() - start);
    round.hashes.push(hashNumbers(read()));
  }
  return round;
}

/** What a subject has put off until the page is idle belongs to the round before. */
async function rest(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

function hashNumbers(numbers: Float64Array): number {
  let hash = 0x811c9dc5;
  for (const number of numbers) hash = Math.imul(hash ^ number, 0x01000193);
  return hash >>> 0;
}
