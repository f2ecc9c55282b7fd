import { isLocale, type Locale } from "../../../contracts/locale.ts";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";

/** Remembers a language the visitor chose; detection never writes (D4). A browser that refuses storage is no error. */
export function storeLanguageChoice(locale: Locale): void {
  try {
    localStorage.setItem(storageKeys.language, locale);
  } catch {
    // Storage may be switched off: the choice then lasts for this visit.
  }
}

/** The first supported language among the stored choice, the browser's languages and Spanish (§9). */
function pickLanguage(stored: string | null, preferred: readonly string[]): Locale {
  const candidates = [stored ?? "", ...preferred].map((tag) => tag.slice(0, 2).toLowerCase());
  return candidates.find(isLocale) ?? "es";
}

/** The language this visitor reads where the address does not decide (D3). */
export function visitorsLanguage(): Locale {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKeys.language);
  } catch {
    // Storage may be switched off: the browser's languages decide.
  }
  return pickLanguage(stored, navigator.languages);
}
