import { bookingPath, hourPage } from "../../../contracts/booking.ts";
import { localePrefix, type Locale } from "../../../contracts/locale.ts";
import type { Booking, Purchase } from "./booking.ts";
import { signLink } from "./signed-link.ts";

/** Query parameter of the address to which a provider's own pages return. */
export const returnMark = "returned";

const dayMs = 24 * 60 * 60 * 1000;

// After its session, an appointment's link still leads to the remaining sessions of its package.
const appointmentLinkMs = 30 * dayMs;

export const bookingPages = {
  calendar: "",
  balance: "/balance",
  details: hourPage,
  hold: "/hold",
  payment: "/payment",
  release: "/release",
  confirm: "/confirm",
  appointment: "/appointment",
  file: "/appointment.ics",
  move: "/move",
  cancel: "/cancel",
} as const;

export type BookingPage = keyof typeof bookingPages;

/** Returns the path of a page in an edition; query values that are undefined are left out. */
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

/** Signs the link to a hold's payment, which may be awaited until shortly before the session. */
export function signHold(key: Uint8Array, { id, startsAt }: Booking): string {
  return signLink(key, "hold", id, startsAt);
}

export function signConfirmation(key: Uint8Array, { id, holdEndsAt }: Booking): string {
  return signLink(key, "confirmation", id, holdEndsAt ?? 0);
}

export function signAppointment(
  key: Uint8Array,
  { id, endsAt }: Pick<Booking, "id" | "endsAt">,
): string {
  return signLink(key, "appointment", id, endsAt + appointmentLinkMs);
}

/** Signs the link to a package's balance, which says so for some time after the package has ended. */
export function signPurchase(key: Uint8Array, { purchaseId, validUntil }: Purchase): string {
  return signLink(key, "purchase", purchaseId, (validUntil ?? 0) + appointmentLinkMs);
}
