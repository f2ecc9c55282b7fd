import {
  confirmationMinutes,
  holdMinutes,
  mostConfirmationMails,
  mostOpenHolds,
} from "../../../contracts/booking.ts";

export const holdMs = holdMinutes * 60_000;
export const confirmationMs = confirmationMinutes * 60_000;

/** For how long a mail to a mailbox counts. */
export const mailQuotaMs = 24 * 60 * 60_000;

export type OpenHolds = { count: number; firstEndsAt: number };

/**
 * Returns the instant (ms since 1970) from which a visitor may hold another hour; undefined where they may now (decision 016).
 */
export function findQuotaEnd(groups: readonly OpenHolds[]): number | undefined {
  const full = groups.filter(({ count }) => count >= mostOpenHolds);
  return full.length === 0 ? undefined : Math.max(...full.map(({ firstEndsAt }) => firstEndsAt));
}

export type AskedMails = { count: number; firstAt: number };

/** Returns the instant from which a mailbox may get another mail with a link; undefined where it may now (decision 050). */
export function findMailQuotaEnd({ count, firstAt }: AskedMails): number | undefined {
  return count < mostConfirmationMails ? undefined : firstAt + mailQuotaMs;
}

export function hasHoldEnded(hold: { holdEndsAt: number | null } | undefined, now: number) {
  return hold === undefined || (hold.holdEndsAt ?? Infinity) <= now;
}
