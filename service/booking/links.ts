import { bookingPath } from "../../contracts/booking.ts";
import { localePrefix, type Locale } from "../../contracts/locale.ts";
import type { Booking, Purchase } from "../storage/booking.ts";
import { signLink } from "./signed-link.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** How long after a session its link still shows it, to book what is left of a package. */
const appointmentLinkMs = 30 * dayMs;
const holdLinkMs = dayMs;

/** The pages of the calendar, below its own address. */
export const bookingPages = {
  calendar: "",
  details: "/details",
  hold: "/hold",
  payment: "/payment",
  release: "/release",
  appointment: "/appointment",
  file: "/appointment.ics",
  move: "/move",
  cancel: "/cancel",
} as const;

export type BookingPage = keyof typeof bookingPages;

/** Builds the address of a page in an edition; what is undefined is left out of the query. */
export function bookingAddress(
  locale: Locale,
  page: BookingPage,
  query: Record<string, string | undefined> = {},
): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => {
    return entry[1] !== undefined;
  });
  const search = given.length === 0 ? "" : `?${String(new URLSearchParams(given))}`;
  return localePrefix[locale] + bookingPath + bookingPages[page] + search;
}

/** Signs what a visitor needs to pay for a hold. */
export function signHold(key: Uint8Array, { id, createdAt }: Booking): string {
  return signLink(key, "hold", id, createdAt + holdLinkMs);
}

/** Signs what a visitor needs to see, move and cancel an appointment. */
export function signAppointment(
  key: Uint8Array,
  { id, endsAt }: Pick<Booking, "id" | "endsAt">,
): string {
  return signLink(key, "appointment", id, endsAt + appointmentLinkMs);
}

/** Signs what a visitor needs to book what is left of a purchase, for as long as it is valid. */
export function signPurchase(key: Uint8Array, { purchaseId, validUntil }: Purchase): string {
  return signLink(key, "purchase", purchaseId, validUntil ?? 0);
}
