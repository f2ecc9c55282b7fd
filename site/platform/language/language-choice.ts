import { defaultLocale, isLocale, type Locale } from "../../../contracts/locale.ts";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";
import { readStoredValue, storeValue } from "../stored-value.ts";

/** Stores an explicit choice; detection never writes (D4). */
export function storeLanguageChoice(locale: Locale): void {
  storeValue("localStorage", storageKeys.language, locale);
}

/**
 * Returns the language where the address does not decide: the stored choice, else the first supported language of the
 * browser, else Spanish (§9, D3).
 */
export function visitorsLanguage(): Locale {
  const stored = readStoredValue("localStorage", storageKeys.language) ?? "";
  const candidates = [stored, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return candidates.find(isLocale) ?? defaultLocale;
}
