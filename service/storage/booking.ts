import type { Locale } from "../../contracts/locale.ts";

/** `held` is kept for a visitor who is paying; only `held` and `confirmed` take up their hour. */
export type BookingState = "held" | "confirmed" | "cancelled";

/** What a visitor buys: so many sessions, paid once; times in milliseconds since 1970. */
export type Purchase = {
  purchaseId: string;
  name: string;
  email: string;
  locale: Locale;
  /** IANA name of the zone the visitor reads times in. */
  timeZone: string;
  sessions: number;
  totalCents: number;
  currency: string;
  /** From then on what is bought stays as it is; null before its payment starts. */
  paymentStartedAt: number | null;
  paidAt: number | null;
  paymentReference: string | null;
  /** Until when its sessions can be booked; null until it is paid. */
  validUntil: number | null;
  /** How many of its sessions are booked and not cancelled. */
  bookedSessions: number;
};

/** What a payment is for. */
export type Charge = Pick<Purchase, "sessions" | "totalCents" | "currency">;

/** True where two payments are for the same. */
export function isSameCharge(one: Charge, other: Charge): boolean {
  const { sessions, totalCents, currency } = one;
  return (
    sessions === other.sessions && totalCents === other.totalCents && currency === other.currency
  );
}

/** One session of a purchase. */
export type Booking = Purchase & {
  id: string;
  state: BookingState;
  startsAt: number;
  endsAt: number;
  /** End of a hold; null once it is confirmed. */
  holdEndsAt: number | null;
  /** How often it has changed: calendars keep the highest (RFC 5545 §3.8.7.4). */
  sequence: number;
  topic: string;
  createdAt: number;
};

/** How many sessions of a purchase are still to be booked. */
export function countRemaining({ sessions, bookedSessions, paidAt }: Purchase): number {
  return paidAt === null ? 0 : sessions - bookedSessions;
}

/** A mail about a booking, with the state it tells of; both sides get one for each change. */
export type Letter = {
  id: string;
  bookingId: string;
  recipient: "visitor" | "owner";
  kind: "confirmed" | "moved" | "cancelled";
  startsAt: number;
  endsAt: number;
  sequence: number;
  /** Sessions of the purchase left to book after the change. */
  remaining: number;
  writtenAt: number;
  attempts: number;
  booking: Booking;
};
