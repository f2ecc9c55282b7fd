import { holdMinutes, mostOpenHolds } from "../../../contracts/booking.ts";

export const holdMs = holdMinutes * 60_000;

export type OpenHolds = { count: number; firstEndsAt: number };

/**
 * Returns the instant (ms since 1970) from which a visitor may hold another hour; undefined where they may now (decision 016).
 */
export function findQuotaEnd(groups: readonly OpenHolds[]): number | undefined {
  const full = groups.filter(({ count }) => count >= mostOpenHolds);
  return full.length === 0 ? undefined : Math.max(...full.map(({ firstEndsAt }) => firstEndsAt));
}

export function hasHoldEnded(hold: { holdEndsAt: number | null } | undefined, now: number) {
  return hold === undefined || (hold.holdEndsAt ?? Infinity) <= now;
}
