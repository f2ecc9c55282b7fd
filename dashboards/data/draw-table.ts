import { spreadQuota } from "./spread-quota.ts";
import type { SeededRandom } from "./seeded-random.ts";

const entries = 4096;

/** A table to draw from with whole-number weights, to the nearest 1/4096: what is exact belongs in a quota instead. */
export function buildDrawTable(weights: readonly number[]): Uint16Array {
  const table = new Uint16Array(entries);
  let at = 0;
  for (const [index, share] of spreadQuota(entries, weights).entries()) {
    table.fill(index, at, (at += share));
  }
  return table;
}

/** Draws an index of the weights. */
export function drawFrom(table: Uint16Array, random: SeededRandom): number {
  return table[random.next() >>> 20]!;
}
