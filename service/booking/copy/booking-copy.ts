import en from "#folder/content/copy/en/bookingPage.json" with { type: "json" };
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import type { Locale } from "../../../contracts/locale.ts";

export type BookingCopy = typeof es;

export const bookingCopy: Record<Locale, BookingCopy> = { es, en };

export function choosePlural(forms: { one: string; other: string }, count: number): string {
  return count === 1 ? forms.one : forms.other;
}
