import {
  confirmationMinutes,
  holdMinutes,
  mostConfirmationMails,
  mostOpenHolds,
} from "../../../../contracts/booking.ts";
import type { OpenHold } from "./hold-limit.ts";
import { nameMailbox } from "./mailbox.ts";

export const holdMs = holdMinutes * 60_000;
export const confirmationMs = confirmationMinutes * 60_000;

/** How long, in ms, a confirmation mail counts towards its mailbox's limit. */
export const mailQuotaMs = 24 * 60 * 60_000;

/**
 * Returns the instant (ms since 1970) from which a visitor may hold another hour; undefined if they may now. A
 * visitor is identified by network address and by mailbox (decision 016).
 */
export function findQuotaEnd(
  holds: readonly OpenHold[],
  { holder, email }: Pick<OpenHold, "holder" | "email">,
): number | undefined {
  const mailbox = nameMailbox(email);
  const ends = [
    holds.filter((hold) => hold.holder === holder),
    holds.filter((hold) => nameMailbox(hold.email) === mailbox),
  ]
    .filter((own) => own.length >= mostOpenHolds)
    .map((own) => Math.min(...own.map(({ endsAt }) => endsAt)));
  return ends.length === 0 ? undefined : Math.max(...ends);
}

export type AskedMails = { count: number; firstAt: number };

/**
 * Returns the instant from which a mailbox may get another confirmation mail; undefined if it may now (decision 050).
 */
export function findMailQuotaEnd({ count, firstAt }: AskedMails): number | undefined {
  return count < mostConfirmationMails ? undefined : firstAt + mailQuotaMs;
}

export function hasHoldEnded(hold: { holdEndsAt: number | null } | undefined, now: number) {
  return hold === undefined || (hold.holdEndsAt ?? Infinity) <= now;
}
