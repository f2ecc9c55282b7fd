import {
  confirmationMinutes,
  holdMinutes,
  mostConfirmationMails,
  mostOpenHolds,
} from "../../../../contracts/booking.ts";
import type { OpenHold } from "./hold-limit.ts";
import { nameMailbox } from "../../../delivery/mailbox.ts";

export const holdMs = holdMinutes * 60_000;
export const confirmationMs = confirmationMinutes * 60_000;
/** How long a provider's page takes money, and the hold around it, which a clock that differs does not shorten. */
export const paymentMs = 35 * 60_000;
export const paymentHoldMs = 36 * 60_000;

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
  const ends = listOwn(holds, { holder, email })
    .filter((own) => own.length >= mostOpenHolds)
    .map((own) => Math.min(...own.map(({ endsAt }) => endsAt)));
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/** Returns when a visitor's other payment ends, of which they may have one at a time; undefined if there is none. */
export function findPaymentEnd(
  holds: readonly OpenHold[],
  { id, holder, email }: Pick<OpenHold, "id" | "holder" | "email">,
): number | undefined {
  const paying = holds.filter((hold) => hold.paymentClosesAt !== null && hold.id !== id);
  const ends = listOwn(paying, { holder, email })
    .flat()
    .map(({ endsAt }) => endsAt);
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/** Lists the holds of a visitor's address, and those of their mailbox. */
function listOwn(
  holds: readonly OpenHold[],
  { holder, email }: Pick<OpenHold, "holder" | "email">,
): OpenHold[][] {
  const mailbox = nameMailbox(email);
  return [
    holds.filter((hold) => hold.holder !== null && hold.holder === holder),
    holds.filter((hold) => nameMailbox(hold.email) === mailbox),
  ];
}

export type AskedMails = { count: number; firstAt: number };

/**
 * Returns the instant from which a mailbox may get another confirmation mail; undefined if it may now (decision 050).
 */
export function findMailQuotaEnd({ count, firstAt }: AskedMails): number | undefined {
  return count < mostConfirmationMails ? undefined : firstAt + mailQuotaMs;
}

/** A hold with a payment that the provider has not closed lasts until it has. */
export function hasHoldEnded(
  hold: { holdEndsAt: number | null; paymentClosesAt: number | null } | undefined,
  now: number,
): boolean {
  if (hold === undefined) return true;
  return hold.paymentClosesAt === null && (hold.holdEndsAt ?? Infinity) <= now;
}
