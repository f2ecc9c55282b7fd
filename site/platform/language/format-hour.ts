import { languageTags, type Locale } from "../../../contracts/locale.ts";

type Parts = Intl.DateTimeFormatOptions;

export const clock: Parts = { hour: "numeric", minute: "2-digit" };
export const shortDay: Parts = { weekday: "short", day: "numeric", month: "short" };

/** Writes a moment in the visitor's time zone, e.g. `"mié, 25 nov, 10:15"`; its day is not divided between two lines. */
export function formatHour(moment: Date, locale: Locale): string {
  const day = formatMoment(moment, shortDay, locale).replaceAll(" ", "\u00a0");
  return `${day}, ${formatMoment(moment, clock, locale)}`;
}

/** Writes the named parts of a moment in the visitor's time zone. */
export function formatMoment(moment: Date, parts: Parts, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], parts).format(moment);
}
