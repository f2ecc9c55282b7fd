import { assignCells } from "../../data/assign-cells.ts";
import { nudgeToSum } from "../../data/nudge-to-sum.ts";
import { SeededRandom } from "../../data/seeded-random.ts";
import { weighDays } from "../../data/weigh-days.ts";
import { wholePower } from "../../data/whole-power.ts";
import type { Integers } from "../../query/table/column.ts";
import { splitPassengers, type Cell } from "./split-passengers.ts";
import { firstDay, lastDay, serviceIds, services } from "./subjects.ts";

/** Total minutes, with averages of 14.71 and 15.09 (§9). */
const departureMinutes = 1_910_535;
const arrivalMinutes = 1_959_889;
export const longestDelay = 300;

// Weights by decade of life, from 10 to 79.
const agesByClass = [
  [2, 8, 22, 29, 25, 11, 3],
  [9, 20, 21, 16, 16, 13, 5],
  [7, 17, 22, 20, 18, 12, 4],
];
const purposeByClass = [
  [81, 19],
  [44, 56],
  [52, 48],
];
// Weights of arrival delay less departure delay, from five minutes gained to twelve lost.
const drift = [6, 9, 12, 14, 16, 17, 14, 11, 8, 6, 4, 3, 2, 2, 2, 1, 1, 1];
const made = 5;

/** Generates 129,880 passengers; every figure of §9 is an exact quota. */
export function generate(): Record<string, Integers> {
  const random = new SeededRandom(2024);
  const { read, draw } = assignCells(splitPassengers(), random);
  const year = weighDays(firstDay, lastDay, {
    byWeekday: [11, 9, 9, 10, 13, 9, 12],
    byMonth: [8, 7, 9, 10, 10, 11, 13, 13, 11, 10, 8, 10],
  });
  const departureDelay = nudgeToSum(
    draw(weighDelays),
    { sum: departureMinutes, min: 1, max: longestDelay },
    random,
  );
  const drifts = draw(() => drift);
  const arrivalDelay = nudgeToSum(
    departureDelay.map((delay, row) =>
      Math.max(delay + (delay === 0 ? 0 : drifts[row]! - made), 0),
    ),
    { sum: arrivalMinutes, min: 1, max: longestDelay + drift.length },
    random,
  );
  const ratings = serviceIds.map((id) => {
    const drawn = draw((cell) => weighRatings(services[id], cell));
    const sum = Math.round((drawn.length * services[id]) / 100);
    return nudgeToSum(drawn, { sum, min: 1, max: 5 }, random);
  });
  return {
    class: read((cell) => cell.class),
    customer: read((cell) => cell.customer),
    haul: read((cell) => cell.haul),
    satisfied: read((cell) => cell.satisfied),
    purpose: draw((cell) => purposeByClass[cell.class]!),
    age: draw((cell) => agesByClass[cell.class]!).map((ten, row) => 10 * ten + 10 + (row % 10)),
    distance: draw(weighDistances).map((step, row) => 50 * step + (row % 50)),
    day: draw(() => year.weights).map((at) => year.days[at]!),
    departureDelay,
    arrivalDelay,
    ...Object.fromEntries(serviceIds.map((id, at) => [id, ratings[at]!])),
    ratings: addColumns(ratings),
  };
}

function addColumns(columns: readonly Uint16Array[]): Uint16Array {
  const sums = new Uint16Array(columns[0]!.length);
  for (const column of columns) {
    for (let row = 0; row < sums.length; row += 1) sums[row]! += column[row]!;
  }
  return sums;
}

/**
 * Weighs distances in steps of 50 km from 150 to 4,500, divided at 1,500 by haul: longer flights are rarer and less
 * satisfying.
 */
function weighDistances({ haul, satisfied }: Cell): number[] {
  const [first, last] = haul === 0 ? [3, 30] : [30, 90];
  return Array.from({ length: last }, (_, step) => {
    const near = step < first ? 0 : 95 - step;
    return near * (satisfied === 1 ? 150 - step : 105 + step);
  });
}

/** Weighs delays: most flights leave on time; delays have a long tail, longer for the dissatisfied on long flights. */
function weighDelays({ satisfied, haul }: Cell): number[] {
  const onTime = 560 + 60 * satisfied - 30 * haul;
  const scale = 49 - 6 * satisfied + 3 * haul;
  const tail = Array.from({ length: longestDelay }, (_, minute) =>
    Math.floor(100_000_000 / ((minute + scale) * (minute + scale) * (minute + scale))),
  );
  const whole = tail.reduce((sum, weight) => sum + weight, 0);
  return [Math.floor((whole * onTime) / (1000 - onTime)), ...tail];
}

/** Weighs ratings 1 to 5 around a mean in hundredths, higher in Business and among the satisfied. */
function weighRatings(mean: number, { satisfied, class: code, haul }: Cell): number[] {
  const shift = (satisfied === 1 ? 42 : -32) + [16, -12, -18][code]! - 8 * haul;
  const share = Math.min(Math.max(mean + shift - 100, 20), 380);
  const rest = 400 - share;
  return [0, 1, 4, 6, 4, 1].map((ways, at) =>
    ways === 0
      ? 0
      : Math.floor((ways * wholePower(share, at - 1) * wholePower(rest, 5 - at)) / 1_000_000) + 120,
  );
}
