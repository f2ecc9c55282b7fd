import { findPrice } from "../../../contracts/find-price.ts";
import type { Prices } from "../../../contracts/price.ts";
import type { Purchase } from "./booking.ts";

type SessionPrices = Pick<Prices, "session" | "discounts">;

/** The price of a single session, at which those that stay booked are counted. */
export function findSingleCents(prices: SessionPrices): number {
  return findPrice(prices, "single").totalCents;
}

/**
 * Returns the cents to pay back if one booked session of a purchase is cancelled, where that is done without the owner:
 * on a provider's page.
 */
export function findOwnRefund(purchase: Purchase, prices: SessionPrices): number {
  if (purchase.paymentSession === null) return 0;
  return findRefund(purchase, prices, Math.max(0, purchase.bookedSessions - 1));
}

/** Returns the cents to pay back if nothing more of a purchase is booked. */
export function findUnusedRefund(purchase: Purchase, prices: SessionPrices): number {
  return purchase.provider === "demonstration"
    ? 0
    : findRefund(purchase, prices, purchase.bookedSessions);
}

/** Returns the price paid, less the sessions that stay booked at that of a single one; 0 if it is paid back already. */
function findRefund(
  { totalCents, sessions, paidAt, refundedCents }: Purchase,
  prices: SessionPrices,
  staying: number,
): number {
  if (paidAt === null || refundedCents > 0 || staying >= sessions) return 0;
  return Math.max(0, totalCents - staying * findSingleCents(prices));
}
