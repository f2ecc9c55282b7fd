import type { Locale } from "../../contracts/locale.ts";

// The mini-course is Spanish in both editions, except the texts that search engines show (D2).
const spanishGroup = "course";
const translatedKeys = /^meta\./;

/** Returns the language of a text of the copy: that of its file, except in the mini-course. */
export function findTextLanguage(locale: Locale, group: string, key: string): Locale {
  return group === spanishGroup && !translatedKeys.test(key) ? "es" : locale;
}
