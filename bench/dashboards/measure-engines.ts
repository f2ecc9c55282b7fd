import { hash } from "node:crypto";
import { loadavg } from "node:os";
import { isDeepStrictEqual } from "node:util";
import { quantile } from "../results/statistics.ts";
import { openCrossfilter2 } from "./crossfilter2.ts";
import { openOwnEngine } from "./own-engine.ts";
import { makeRows, type Rows } from "./rows.ts";
import { steps, type Engine } from "./script.ts";

// Measures a filter step, with six views computed and read, beside crossfilter2; fails if the two give different
// numbers.
const rounds = Number(process.env["RUNS"] ?? 5);
const counts = { "130k": null, "1M": 1_000_000, "10M": 10_000_000 };

type Subject = { name: string; open: (rows: Rows) => Engine };
const own: Subject = { name: "ours", open: openOwnEngine };
const other: Subject = { name: "crossfilter2", open: openCrossfilter2 };

for (const [name, count] of Object.entries(counts)) {
  const rows = makeRows(count);
  // For ten million rows crossfilter2 would take gigabytes and minutes.
  const subjects = name === "10M" ? [own] : [own, other];
  const runs = subjects.map((subject) => {
    const start = performance.now();
    const step = subject.open(rows);
    step({});
    return { name: subject.name, step, openMs: performance.now() - start, times: [] as number[] };
  });
  // Engines alternate, so that other load affects both equally; the first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    const found = runs.map(({ step, times }) => {
      const results = runSteps(step);
      if (round > 0) times.push(...results.map(({ ms }) => ms));
      return results.map(({ digest }) => digest);
    });
    if (!found.every((digests) => isDeepStrictEqual(digests, found[0])))
      throw new Error(`${other.name} gives other numbers than ours among ${name} rows`);
  }
  console.log(`\n${name} rows, step of a filter`);
  for (const run of runs) {
    const compare = (share: number) => {
      const [ms, ownMs] = [quantile(run.times, share), quantile(runs[0]!.times, share)];
      return `${ms.toFixed(2)} ms (${(ms / ownMs).toFixed(1)} x ours)`;
    };
    const opened = `opened in ${run.openMs.toFixed(0)} ms`;
    console.log(`${run.name.padEnd(13)} p50 ${compare(0.5)}, p99 ${compare(0.99)}, ${opened}`);
  }
}
console.log(`\n${String(rounds)} rounds, load ${loadavg()[0]!.toFixed(1)}`);

/** Runs every step; hashing its numbers is not part of the measured time. */
function runSteps(step: Engine): { ms: number; digest: string }[] {
  return steps.map((changes) => {
    const start = performance.now();
    const numbers = step(changes);
    return { ms: performance.now() - start, digest: hash("sha1", numbers) };
  });
}
