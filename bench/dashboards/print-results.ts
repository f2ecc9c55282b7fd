import { judgeResults } from "./bars.ts";
import type { Times } from "./measure-subjects.ts";
import { compareTimes, type Results } from "./results.ts";
import { spreadOf } from "../results/statistics.ts";
import type { Weight } from "./weigh-subject.ts";

export function printResults(results: Results): void {
  for (const [rows, list] of Object.entries(results.engines)) {
    printTable(`engine step: six views counted and read, ${rows} rows`, list, ({ steps }) => steps);
    printTable(`engine step while brushing, ${rows} rows`, list, ({ brushes }) => brushes);
    printTable(`rows in memory to six views, ${rows} rows`, list, ({ openings }) => openings);
    printMemory(list);
  }
  for (const [rows, list] of Object.entries(results.stacks)) {
    printTable(`filter to six visuals laid out, ${rows} rows`, list, ({ steps }) => steps);
    printTable(`rows in memory to six visuals, ${rows} rows`, list, ({ openings }) => openings);
    printMemory(list);
  }
  printWeights(results.weights);
  if (results.report.length > 0) {
    const { p50, max } = spreadOf(results.report);
    console.log(
      `\nreport: from its document to its layout ${write(p50)} ms, at most ${write(max)} ms`,
    );
  }
  console.log("\nbars");
  for (const { text, finding, isMet } of judgeResults(results)) {
    console.log(`${isMet ? "met   " : "missed"} ${text}: ${finding}`);
  }
}

function printTable(
  title: string,
  list: readonly Times[],
  pick: (times: Times) => readonly number[],
): void {
  const heads = ["p50 ms", "p95 ms", "p99 ms", "p50 x", "p99 x"].map((head) => head.padStart(9));
  console.log(`\n${title}\n${" ".repeat(nameWidth)}${heads.join("")}`);
  for (const { name, p50, p95, p99, p50ToOurs, p99ToOurs } of compareTimes(list, pick)) {
    const times = [p50, p95, p99].map((time) => write(time).padStart(9));
    const ratios = [p50ToOurs, p99ToOurs].map((ratio) =>
      ratio.toFixed(ratio < 1 ? 2 : 1).padStart(9),
    );
    console.log(name.padEnd(nameWidth) + [...times, ...ratios].join(""));
  }
}

function printMemory(list: readonly Times[]): void {
  const sizes = list.map(({ name, bytes }) => `${name} ${(bytes / 1e6).toFixed(0)} MB`);
  console.log(`memory, without workers: ${sizes.join(", ")}`);
}

const nameWidth = 24;

function printWeights(weights: Readonly<Record<string, Weight>>): void {
  if (Object.keys(weights).length === 0) return;
  console.log("\nscript, brotli");
  for (const [name, { script, wasm }] of Object.entries(weights)) {
    const more = wasm === 0 ? "" : ` and ${(wasm / 1e6).toFixed(1)} MB of WebAssembly`;
    console.log(`${name.padEnd(nameWidth)}${(script / 1000).toFixed(1).padStart(9)} KB${more}`);
  }
}

function write(time: number): string {
  return time.toFixed(time < 1 ? 3 : time < 100 ? 2 : 0);
}
