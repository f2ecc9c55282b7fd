import { languageTags, type Locale } from "../../../contracts/locale.ts";

/** Writes an ISO date in long form, e.g. `"2026-11-20"` as `"20 de noviembre de 2026"` (§9). */
export function formatDate(isoDate: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(isoDate));
}
