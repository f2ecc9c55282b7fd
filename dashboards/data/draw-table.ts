import { spreadQuota } from "./spread-quota.ts";
import type { SeededRandom } from "./seeded-random.ts";

const entries = 4096;

/** Builds a lookup table to draw an index by weight, to the nearest 1/4096; for exact counts use `spreadQuota`. */
export function buildDrawTable(weights: readonly number[]): Uint16Array {
  const table = new Uint16Array(entries);
  let at = 0;
  for (const [index, share] of spreadQuota(entries, weights).entries()) {
    table.fill(index, at, (at += share));
  }
  return table;
}

export function drawFrom(table: Uint16Array, random: SeededRandom): number {
  return table[random.next() >>> 20]!;
}
