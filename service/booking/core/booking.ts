import type { Locale } from "../../../contracts/locale.ts";

/** A `held` booking waits for its payment; `held` and `confirmed` ones take up their hour. */
type BookingState = "held" | "confirmed" | "cancelled";

/** One or more sessions, paid once. Times are in ms since 1970, and null until they happen. */
export type Purchase = {
  purchaseId: string;
  name: string;
  email: string;
  locale: Locale;
  /** IANA name of the visitor's time zone. */
  timeZone: string;
  sessions: number;
  totalCents: number;
  currency: string;
  /** From this moment on, what is bought cannot change. */
  paymentStartedAt: number | null;
  paidAt: number | null;
  paymentReference: string | null;
  /** End of the period in which the sessions can be booked. */
  validUntil: number | null;
  /** Sessions that are booked and not cancelled. */
  bookedSessions: number;
};

/** What a payment is for. */
export type Charge = Pick<Purchase, "sessions" | "totalCents" | "currency">;

/** One session of a purchase. */
export type Booking = Purchase & {
  id: string;
  state: BookingState;
  startsAt: number;
  endsAt: number;
  /** Null once the booking is confirmed. */
  holdEndsAt: number | null;
  /** Number of changes so far: calendars keep the highest (RFC 5545 §3.8.7.4). */
  sequence: number;
  topic: string;
  createdAt: number;
};

export function isSameCharge(one: Charge, other: Charge): boolean {
  const { sessions, totalCents, currency } = one;
  return (
    sessions === other.sessions && totalCents === other.totalCents && currency === other.currency
  );
}

/** Number of paid sessions that are not booked yet. */
export function countRemaining({ sessions, bookedSessions, paidAt }: Purchase): number {
  return paidAt === null ? 0 : sessions - bookedSessions;
}
