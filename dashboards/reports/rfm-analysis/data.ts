import { buildDrawTable, drawFrom } from "../../data/draw-table.ts";
import { fillToSum } from "../../data/fill-to-sum.ts";
import { SeededRandom } from "../../data/seeded-random.ts";
import { shareByGroup } from "../../data/share-by-group.ts";
import { shuffleCodes, spreadQuota } from "../../data/spread-quota.ts";
import type { Integers } from "../../query/table/column.ts";
import { splitCustomers } from "./split-customers.ts";
import { groups, lastDay, longestRecency, orderCuts, recencyCuts, soonDays } from "./subjects.ts";

// In cents, by group: champions and loyal have half of 1.3 million euros, customers at risk a fifth.
const spentByGroup = [40_050_000, 24_950_000, 14_720_000, 6_430_000, 26_000_000, 17_850_000];
// Customers with a frequency score of 5 in three quotas: their number, their orders in all, the most and the most usual
// ones.
const fewest = 5;
const frequentOrders = [
  { count: 720, sum: 12_240, max: 32, peak: 17 },
  { count: 480, sum: 5640, max: 20, peak: 11 },
  { count: 600, sum: 5880, max: 14, peak: 9 },
];
const quotaOfGroup = [1, 2, 0, 0, 3, 0];
// Customers with three and with four orders, who score a 4: if more than 5 % of all had three, those with four would
// score a 5.
const severalOrders = [0, 0, 0, 560, 640];
// Weights of days until the second order of customers with two, in steps of five.
const waits = [
  0, 2, 4, 7, 11, 15, 18, 20, 21, 21, 20, 19, 17, 15, 14, 13, 12, 11, 10, 9, 9, 8, 7, 7, 6, 6, 5, 5,
  4, 4, 4, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1,
];
const shortestWait = 8;
// Most days since the last order, by number of orders: earlier orders take time too.
const latestRecency = { 1: 731, 2: 660, more: 520 };
// One customer in eight subscribes; the weights are percent of each group before the total is made exact.
const subscriberCount = 1560;
const subscriberWeights = [58, 41, 16, 6, 12, 3];
// Beans, ground, capsules: weights for single purchases, and for subscribers.
const formatWeights = [
  [41, 37, 22],
  [58, 27, 15],
];

/** Generates 12,000 customers with their orders of 24 months. */
export function generate(): Record<string, Integers> {
  const random = new SeededRandom(24);
  const cells = splitCustomers();
  const group = Uint8Array.from(cells, (cell) => cell.group);
  const orders = countOrders(cells, random);
  const recency = Uint16Array.from(cells, (cell, row) =>
    drawRecency(cell.recency, orders[row]!, random),
  );
  const [wait, span] = spaceOrders(orders, recency, random);
  const weights = Uint16Array.from(
    orders,
    (n) => n * (200 + random.below(130) + random.below(130)),
  );
  const spent = shareByGroup(spentByGroup, group, weights);
  const subscription = chooseSubscribers(group, random);
  const formats = formatWeights.map((parts) => buildDrawTable(parts));
  return {
    customer: Uint16Array.from(cells, (_, row) => row),
    group,
    recencyBand: Uint8Array.from(cells, (cell) => 5 - cell.recency),
    orderBand: orders.map((count) => orderCuts.filter((cut) => count >= cut).length),
    recencyScore: Uint8Array.from(cells, (cell) => cell.recency),
    frequencyScore: Uint8Array.from(cells, (cell) => cell.frequency),
    valueScore: scoreValue(spent),
    orders,
    spent,
    recency,
    first: span.map((days, row) => lastDay - recency[row]! - days),
    wait,
    comeback: wait.map((days) => (days === 0 ? 2 : days < soonDays ? 0 : 1)),
    subscription,
    format: subscription.map((code) => drawFrom(formats[code]!, random)),
  };
}

function countOrders(cells: ReturnType<typeof splitCustomers>, random: SeededRandom): Uint8Array {
  const quotas = frequentOrders.map(({ count, sum, max, peak }) => {
    const weights = Array.from({ length: max - fewest + 1 }, (_, at) => {
      const away = fewest + at - peak;
      return Math.floor(400 / (8 + away * away)) + 1;
    });
    return fillToSum({ count, sum, min: fewest, max, weights }, random);
  });
  const take = takeInTurn([shuffleCodes(severalOrders, random), ...quotas]);
  return Uint8Array.from(cells, ({ frequency, group }) => {
    if (frequency < 4) return frequency === 1 ? 1 : 2;
    return take(frequency === 4 ? 0 : quotaOfGroup[group]!);
  });
}

function drawRecency(score: number, orders: number, random: SeededRandom): number {
  const from = recencyCuts[4 - score] ?? 0;
  const latest = latestRecency[orders as 1 | 2] ?? latestRecency.more;
  return from + random.below((recencyCuts[5 - score] ?? latest) - from);
}

/** Returns the days from the first order to the second (0 where there is none) and to the last. */
function spaceOrders(
  orders: Uint8Array,
  recency: Uint16Array,
  random: SeededRandom,
): [Uint16Array, Uint16Array] {
  const wait = new Uint16Array(orders.length);
  const span = new Uint16Array(orders.length);
  const table = buildDrawTable(waits);
  for (const [row, count] of orders.entries()) {
    const room = longestRecency - recency[row]!;
    if (count === 2) {
      const days = 5 * drawFrom(table, random) + random.below(5);
      span[row] = days <= room ? days : shortestWait + random.below(room - shortestWait);
      wait[row] = span[row]!;
    } else if (count > 2) {
      const total = Math.min((count - 1) * (20 + random.below(48)), room - random.below(50));
      const usual = Math.floor(total / (count - 1));
      const days = Math.max(usual - 10 + random.below(36), shortestWait);
      wait[row] = Math.min(days, total - shortestWait * (count - 2));
      span[row] = total;
    }
  }
  return [wait, span];
}

function scoreValue(spent: Uint32Array): Uint8Array {
  const sorted = spent.toSorted();
  const cuts = [1, 2, 3, 4].map((fifth) => sorted[(spent.length * fifth) / 5]!);
  return Uint8Array.from(spent, (cents) => 1 + cuts.filter((cut) => cents >= cut).length);
}

/** Returns 1 for subscribers, who are far more frequent among frequent customers. */
function chooseSubscribers(group: Uint8Array, random: SeededRandom): Uint8Array {
  const sizes = groups.map((_, code) => group.filter((one) => one === code).length);
  const weights = sizes.map((size, code) => size * subscriberWeights[code]!);
  const counts = spreadQuota(subscriberCount, weights, sizes);
  const quotas = counts.map((count, code) => shuffleCodes([sizes[code]! - count, count], random));
  return group.map(takeInTurn(quotas));
}

/** Returns a function that returns the next value of a shuffled quota at each call. */
function takeInTurn(quotas: readonly ArrayLike<number>[]): (quota: number) => number {
  const taken = quotas.map(() => 0);
  return (quota) => {
    const at = taken[quota]!;
    taken[quota] = at + 1;
    return quotas[quota]![at]!;
  };
}
