import type { Times } from "./measure-subjects.ts";
import { compareTimes, type Line, type Results } from "./results.ts";
import { spreadOf } from "../results/statistics.ts";

export type Verdict = { text: string; finding: string; isMet: boolean };

/** Compares the results with the bars: multiples hold on any machine, milliseconds only on a quiet one. */
export function judgeResults({ engines, stacks, report }: Results): Verdict[] {
  const near = compare(stacks["130k"]);
  const [own, ...others] = near;
  const counted = compare(engines["1M"]).find(({ name }) => name === "crossfilter2");
  const layout = report.length === 0 ? undefined : spreadOf(report);
  const least = (read: (line: Line) => number): number | undefined =>
    others.length === 0 ? undefined : Math.min(...others.map(read));
  return [
    ...atLeast(
      1,
      "filter to six visuals, 130k: p50 of the best other",
      least((one) => one.p50ToOurs),
    ),
    ...atLeast(
      4,
      "filter to six visuals, 130k: p99 of the best other",
      least((one) => one.p99ToOurs),
    ),
    ...atMost(3, "filter to six visuals, 130k: our p50", own?.p50),
    ...atLeast(8, "engine step, 1M: p99 of crossfilter2", counted?.p99ToOurs),
    ...atMost(50, "filter to six visuals, 1M: our p99", compare(stacks["1M"])[0]?.p99),
    ...atMost(100, "filter to six visuals, 10M: our p99", compare(stacks["10M"])[0]?.p99),
    ...atMost(80, "memory at 1M", readMb(stacks["1M"]), "MB"),
    ...atMost(600, "memory at 10M", readMb(stacks["10M"]), "MB"),
    ...atMost(100, "the report, 130k: from its document to its layout", layout?.p50),
  ];
}

function atLeast(bar: number, text: string, value: number | undefined): Verdict[] {
  if (value === undefined) return [];
  const finding = `${value.toFixed(1)} times ours (bar: at least ${String(bar)})`;
  return [{ text, finding, isMet: value >= bar }];
}

function atMost(bar: number, text: string, value: number | undefined, unit = "ms"): Verdict[] {
  if (value === undefined) return [];
  const finding = `${value.toFixed(1)} ${unit} (bar: at most ${String(bar)})`;
  return [{ text, finding, isMet: value <= bar }];
}

function compare(list: readonly Times[] | undefined): Line[] {
  return list === undefined ? [] : compareTimes(list, ({ steps }) => steps);
}

function readMb(list: readonly Times[] | undefined): number | undefined {
  return list === undefined ? undefined : list[0]!.bytes / 1e6;
}
