import type { Times } from "./measure-subjects.ts";
import type { RowCount } from "./page/row-counts.ts";
import { spreadOf, type Spread } from "../results/statistics.ts";
import type { Weight } from "./weigh-subject.ts";

type ByRows<Value> = Partial<Record<RowCount, Value>>;

/** All measurements of one run; parts that were not asked for are absent. */
export type Results = {
  engines: ByRows<Times[]>;
  stacks: ByRows<Times[]>;
  weights: Record<string, Weight>;
  report: number[];
};

/** A table row: the spread of a subject's times, and its median and tail as multiples of ours. */
export type Line = Spread & { name: string; p50ToOurs: number; p99ToOurs: number };

export function compareTimes(
  list: readonly Times[],
  pick: (times: Times) => readonly number[],
): Line[] {
  const own = spreadOf(pick(list[0]!));
  return list.map((times) => {
    const spread = spreadOf(pick(times));
    return {
      name: times.name,
      ...spread,
      p50ToOurs: spread.p50 / own.p50,
      p99ToOurs: spread.p99 / own.p99,
    };
  });
}
