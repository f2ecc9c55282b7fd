import type { SeededRandom } from "./seeded-random.ts";
import { shuffleCodes, spreadQuota } from "./spread-quota.ts";
import type { weighDays } from "./weigh-days.ts";

/** Assigns days to `count` rows by weight, each weight varied at random to `low` … `low + spread - 1` percent. */
export function assignDays(
  count: number,
  { days, weights }: ReturnType<typeof weighDays>,
  { low, spread }: { low: number; spread: number },
  random: SeededRandom,
): Int32Array {
  const lucky = weights.map((weight) => weight * (low + random.below(spread)));
  return Int32Array.from(shuffleCodes(spreadQuota(count, lucky), random), (at) => days[at]!);
}
