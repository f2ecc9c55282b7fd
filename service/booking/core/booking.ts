import type { Locale } from "../../../contracts/locale.ts";
import type { PaymentProviderId } from "../../../contracts/payment-provider.ts";

/** A `held` booking waits for payment; `held` and `confirmed` bookings occupy their hour. */
type BookingState = "held" | "confirmed" | "cancelled";

/**
 * One or more sessions paid at once. Times are in ms since 1970, and null until they happen. After `paymentStartedAt`
 * sessions and price cannot change.
 */
export type Purchase = {
  purchaseId: string;
  name: string;
  email: string;
  locale: Locale;
  timeZone: string;
  sessions: number;
  totalCents: number;
  currency: string;
  paymentStartedAt: number | null;
  /** The way to pay that was chosen then. */
  provider: PaymentProviderId | null;
  /** Until then the provider's page takes money; the value stays until the provider has said what became of it. */
  paymentClosesAt: number | null;
  paymentSession: string | null;
  paidAt: number | null;
  paymentReference: string | null;
  validUntil: number | null;
  /** Empty if the visitor gave none. */
  invoiceName: string;
  taxId: string;
  /** Set by the owner, with the tax that the total includes. */
  invoiceNumber: string | null;
  taxCents: number | null;
  /** Paid back, or to be paid back; more than 0 ends the purchase. */
  refundedCents: number;
  bookedSessions: number;
};

export type Charge = Pick<Purchase, "sessions" | "totalCents" | "currency">;

export type Booking = Purchase & {
  id: string;
  state: BookingState;
  startsAt: number;
  endsAt: number;
  holdEndsAt: number | null;
  /** Number of changes so far: calendars keep the version with the highest (RFC 5545 §3.8.7.4). */
  sequence: number;
  topic: string;
  createdAt: number;
  /** When the owner counted the session as used: nobody came, or it was given up too late. */
  forfeitedAt: number | null;
};

export function isSameCharge(one: Charge, other: Charge): boolean {
  const { sessions, totalCents, currency } = one;
  return (
    sessions === other.sessions && totalCents === other.totalCents && currency === other.currency
  );
}

export function countRemaining(purchase: Purchase): number {
  const { sessions, bookedSessions, paidAt, refundedCents } = purchase;
  return paidAt === null || refundedCents > 0 ? 0 : sessions - bookedSessions;
}
