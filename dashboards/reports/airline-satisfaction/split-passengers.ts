import { spreadQuota } from "../../data/spread-quota.ts";

export type Cell = { class: number; customer: number; haul: number; satisfied: number };

// 43.45 % of all: 69.44 % of Business, 24.64 % of Economy, 18.77 % of Economy Plus (§9).
const byClass = [56_234, 60_658, 12_988];
const satisfiedByClass = [39_049, 14_946, 2_438];
// Satisfied are 47.81 % of returning customers, and so 23.97 % of the others (§9).
const returning = { all: 106_127, satisfied: 50_739 };
// Satisfied are 49.97 % on short flights, 15 % more than of all (docs/case-figures.md).
const short = { all: 77_928, satisfied: 38_941 };

// Weights by class of returning, and of a short flight.
const returnWeights = [92, 76, 70];
const shortWeights = [49, 68, 60];

/** Returns the cells and their numbers of passengers, 129,880 in all; every share of §9 is exact. */
export function splitPassengers(): { cells: Cell[]; counts: number[] } {
  const cells: Cell[] = [];
  const counts: number[] = [];
  for (const satisfied of [0, 1]) {
    const classes = byClass.map((all, code) =>
      satisfied === 1 ? satisfiedByClass[code]! : all - satisfiedByClass[code]!,
    );
    const quota = ({ all, satisfied: those }: typeof short): number =>
      satisfied === 1 ? those : all - those;
    const loyal = spreadBy(quota(returning), classes, returnWeights);
    const groups = classes.flatMap((all, code) => [loyal[code]!, all - loyal[code]!]);
    const near = spreadBy(
      quota(short),
      groups,
      shortWeights.flatMap((weight) => [weight, weight]),
    );
    for (const [group, all] of groups.entries()) {
      for (const haul of [0, 1]) {
        cells.push({ class: group >> 1, customer: group & 1, haul, satisfied });
        counts.push(haul === 0 ? near[group]! : all - near[group]!);
      }
    }
  }
  return { cells, counts };
}

function spreadBy(quota: number, sizes: readonly number[], weights: readonly number[]): number[] {
  return spreadQuota(
    quota,
    sizes.map((size, at) => size * weights[at]!),
    sizes,
  );
}
