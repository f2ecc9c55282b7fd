import { fillText } from "../../../contracts/fill-text.ts";
import type { Locale } from "../../../contracts/locale.ts";
import type { Booking } from "../core/booking.ts";
import { bookingCopy } from "./booking-copy.ts";
import { createTimeFormats } from "./time-formats.ts";

/** Names what is bought, e.g. `"Paquete de 3"`. */
export function nameSessions(sessions: number, locale: Locale): string {
  const { single, package: several } = bookingCopy[locale].details;
  return sessions === 1 ? single : fillText(several, { count: sessions });
}

/** Describes a purchase for the payer, e.g. `"Una sesión: lunes, 23 de noviembre de 2026, 9:15"`. */
export function describePurchase({ sessions, locale, timeZone, startsAt }: Booking): string {
  const { moment } = createTimeFormats(locale, timeZone);
  return `${nameSessions(sessions, locale)}: ${moment(startsAt)}`;
}
