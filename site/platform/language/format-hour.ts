import { languageTags, type Locale } from "../../../contracts/locale.ts";

type Parts = Intl.DateTimeFormatOptions;

export const longDay: Parts = { weekday: "long", day: "numeric", month: "long" };
export const clock: Parts = { hour: "numeric", minute: "2-digit" };
export const shortDay: Parts = { weekday: "short", day: "numeric", month: "short" };

/** Writes a moment in the visitor's time zone, e.g. `"miércoles, 25 de noviembre, 10:15"`. */
export function formatHour(moment: Date, day: Parts, locale: Locale): string {
  return `${formatMoment(moment, day, locale)}, ${formatMoment(moment, clock, locale)}`;
}

/** Writes the named parts of a moment in the visitor's time zone. */
export function formatMoment(moment: Date, parts: Parts, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], parts).format(moment);
}
