import type { Locale } from "../../contracts/locale.ts";

// The mini-course and its mails are Spanish in both editions, except the texts that search engines show (D2).
const spanishGroups = new Set(["course", "courseMail"]);
const translatedKeys = /^meta\./;

/** Returns the language of a text of the copy: that of its file, except in the mini-course. */
export function findTextLanguage(locale: Locale, group: string, key: string): Locale {
  return spanishGroups.has(group) && !translatedKeys.test(key) ? "es" : locale;
}
