import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import type { Times } from "./measure-subjects.ts";
import { compareTimes, type Results } from "./results.ts";
import { spreadOf } from "../results/statistics.ts";

const file = new URL("baseline.json", import.meta.url);

/** Conditions of a run; `load` is the load average over a minute, before and after. */
export type Circumstances = { browser: string; rounds: number; load: readonly number[] };

/** Saves a run as the baseline that later runs are compared with. */
export async function saveBaseline(results: Results, circumstances: Circumstances): Promise<void> {
  const processors = cpus();
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
  const kept = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${String(processors.length)} x ${processors[0]?.model ?? "unknown"}, ${memory}`,
    ...circumstances,
    engineStep: summarise(results.engines, ({ steps }) => steps),
    engineBrush: summarise(results.engines, ({ brushes }) => brushes),
    filterToVisuals: summarise(results.stacks, ({ steps }) => steps),
    rowsToVisuals: summarise(results.stacks, ({ openings }) => openings),
    memoryMb: Object.fromEntries(
      Object.entries(results.stacks).map(([rows, list]) => [
        rows,
        Object.fromEntries(list.map(({ name, bytes }) => [name, round(bytes / 1e6)])),
      ]),
    ),
    reportLayoutMs: round(spreadOf(results.report).p50),
    brotliBytes: results.weights,
  };
  await writeFile(file, `${JSON.stringify(kept, undefined, 2)}\n`);
}

export async function printBaseline(): Promise<void> {
  const kept = await readFile(file, "utf8").catch(() => undefined);
  if (kept !== undefined) console.log(`\nbaseline: ${kept.trim()}`);
}

function summarise(
  byRows: Readonly<Record<string, readonly Times[]>>,
  pick: (times: Times) => readonly number[],
): object {
  const summaries = Object.entries(byRows).map(([rows, list]) => {
    const lines = compareTimes(list, pick).map(({ name, p50, p99, p50ToOurs, p99ToOurs }) => {
      const line = { p50Ms: p50, p99Ms: p99, p50ToOurs, p99ToOurs };
      return [name, Object.fromEntries(Object.entries(line).map(([key, n]) => [key, round(n)]))];
    });
    return [rows, Object.fromEntries(lines)];
  });
  return Object.fromEntries(summaries);
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
