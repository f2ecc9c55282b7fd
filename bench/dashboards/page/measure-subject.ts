import { makeRows } from "./rows.ts";
import type { RowCount } from "./row-counts.ts";
import { listSteps } from "./script.ts";
import type { OpenSubject, Subject } from "./subject.ts";

/** What one run of the script took, step by step, and what each step showed. */
export type Round = { steps: number[]; activations: number[]; hashes: number[] };

const steps = listSteps();
let subject: Subject | null = null;

/** Makes the rows, then opens a subject; gives the milliseconds from the one to the other's end. */
export async function openSubject(address: string, scale: RowCount): Promise<number> {
  const { open } = (await import(/* @vite-ignore */ address)) as { open: OpenSubject };
  const rows = makeRows(scale);
  const container = document.querySelector<HTMLElement>("#charts")!;
  const start = performance.now();
  subject = await open(rows, container);
  return performance.now() - start;
}

/** Runs the script once. */
export async function runRound(): Promise<Round> {
  const { step, read, activate } = subject!;
  const round: Round = { steps: [], activations: [], hashes: [] };
  let active: string | null = null;
  for (const { changes, brushed } of steps) {
    if (brushed !== null && brushed !== active && activate !== undefined) {
      const start = performance.now();
      activate(brushed);
      round.activations.push(performance.now() - start);
    }
    active = brushed;
    const start = performance.now();
    const pending = step(changes);
    if (pending !== undefined) await pending;
    round.steps.push(performance.now() - start);
    round.hashes.push(hashNumbers(read()));
  }
  return round;
}

/** FNV-1a over whole numbers. */
function hashNumbers(numbers: Float64Array): number {
  let hash = 0x811c9dc5;
  for (const number of numbers) hash = Math.imul(hash ^ number, 0x01000193);
  return hash >>> 0;
}
