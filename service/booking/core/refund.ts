import { findPrice } from "../../../contracts/find-price.ts";
import type { Prices } from "../../../contracts/price.ts";
import type { Purchase } from "./booking.ts";

/** The price of a single session, at which those that stay booked are counted. */
export function findSingleCents(prices: Pick<Prices, "session" | "discounts">): number {
  return findPrice(prices, "single").totalCents;
}

/**
 * Returns the cents to pay back if one booked session of a purchase is cancelled: what was paid on a provider's page,
 * less the sessions that stay booked at the price of a single one; 0 if nothing was paid there, or all is paid back.
 */
export function findOwnRefund(
  purchase: Purchase,
  prices: Pick<Prices, "session" | "discounts">,
): number {
  const { totalCents, bookedSessions, paidAt, paymentSession, refundedCents } = purchase;
  if (paidAt === null || paymentSession === null || refundedCents > 0) return 0;
  const staying = Math.max(0, bookedSessions - 1);
  return Math.max(0, totalCents - staying * findSingleCents(prices));
}
