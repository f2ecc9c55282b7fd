import type { Locale } from "../../contracts/locale.ts";

// The mini-course is Spanish in both editions, but for what search engines show (D2).
const spanishGroup = "course";
const translatedKeys = /^meta\./;

/** The language that a text of the copy is written in: that of its file, but for the mini-course. */
export function findTextLanguage(locale: Locale, group: string, key: string): Locale {
  return group === spanishGroup && !translatedKeys.test(key) ? "es" : locale;
}
