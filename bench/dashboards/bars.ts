import type { Times } from "./measure-subjects.ts";
import { compareTimes, type Line, type Results } from "./results.ts";
import { spreadOf } from "../results/statistics.ts";

export type Verdict = { text: string; finding: string; isMet: boolean };

/** Compares the results with the bars: multiples hold on any machine, milliseconds only on a quiet one. */
export function judgeResults({ engines, stacks, report }: Results): Verdict[] {
  const counted = findLine(engines["1M"], "crossfilter2");
  const drawn = findLine(stacks["130k"], "crossfilter2 + ECharts");
  const own = findLine(stacks["130k"], "ours");
  const layout = report.length === 0 ? undefined : spreadOf(report);
  return [
    ...atLeast(3, "filter to six visuals, 130k: p99 of crossfilter2 + ECharts", drawn?.p99ToOurs),
    ...atMost(3, "filter to six visuals, 130k: our p50", own?.p50),
    ...atLeast(8, "engine step, 1M: p99 of crossfilter2", counted?.p99ToOurs),
    ...atMost(100, "the report, 130k: from its script to its layout", layout?.p50),
  ];
}

function atLeast(bar: number, text: string, value: number | undefined): Verdict[] {
  if (value === undefined) return [];
  const finding = `${value.toFixed(1)} times ours (bar: at least ${String(bar)})`;
  return [{ text, finding, isMet: value >= bar }];
}

function atMost(bar: number, text: string, value: number | undefined): Verdict[] {
  if (value === undefined) return [];
  const finding = `${value.toFixed(1)} ms (bar: at most ${String(bar)})`;
  return [{ text, finding, isMet: value <= bar }];
}

function findLine(list: readonly Times[] | undefined, name: string): Line | undefined {
  if (list === undefined) return undefined;
  return compareTimes(list, ({ steps }) => steps).find((line) => line.name === name);
}
