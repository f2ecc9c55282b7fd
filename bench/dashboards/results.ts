import type { Times } from "./measure-subjects.ts";
import type { RowCount } from "./page/row-counts.ts";
import { spreadOf, type Spread } from "./statistics.ts";
import type { Weight } from "./weigh-subject.ts";

type ByRows<Value> = Partial<Record<RowCount, Value>>;

/** All that was measured in one run; a part that was not asked for is not there. */
export type Results = {
  engines: ByRows<Times[]>;
  stacks: ByRows<Times[]>;
  weights: Record<string, Weight>;
  report: number[];
};

/** A line of a table: the spread of a subject's times, and its middle and end as multiples of ours. */
export type Line = Spread & { name: string; p50ToOurs: number; p99ToOurs: number };

/** One line a subject for some of its times, against those of the first. */
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
