import { defaultLocale, isLocale, type Locale } from "../../../contracts/locale.ts";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";
import { readStoredValue, storeValue } from "../stored-value.ts";

/** Detection never writes (D4). */
export function storeLanguageChoice(locale: Locale): void {
  storeValue("localStorage", storageKeys.language, locale);
}

/** The stored choice, else the first of the browser's languages that is supported, else Spanish: where the address does not decide (§9, D3). */
export function visitorsLanguage(): Locale {
  const stored = readStoredValue("localStorage", storageKeys.language) ?? "";
  const candidates = [stored, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return candidates.find(isLocale) ?? defaultLocale;
}
