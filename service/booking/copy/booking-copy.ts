import en from "../../../content/copy/en/bookingPage.json" with { type: "json" };
import es from "../../../content/copy/es/bookingPage.json" with { type: "json" };
import type { Locale } from "../../../contracts/locale.ts";

export type BookingCopy = typeof es;

/** The copy of the booking pages and of the mails about bookings. */
export const bookingCopy: Record<Locale, BookingCopy> = { es, en };

/** The plural form for a count; both languages have these two. */
export function choosePlural(forms: { one: string; other: string }, count: number): string {
  return count === 1 ? forms.one : forms.other;
}
