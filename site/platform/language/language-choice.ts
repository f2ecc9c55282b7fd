import { isLocale, type Locale } from "../../../contracts/locale.ts";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";

/** Detection never writes (D4). */
export function storeLanguageChoice(locale: Locale): void {
  try {
    localStorage.setItem(storageKeys.language, locale);
  } catch {
    // Storage is off: the choice lasts for this visit.
  }
}

function pickLanguage(stored: string | null, preferred: readonly string[]): Locale {
  const candidates = [stored ?? "", ...preferred].map((tag) => tag.slice(0, 2).toLowerCase());
  return candidates.find(isLocale) ?? "es";
}

/** What the visitor reads where the address does not decide (D3). */
export function visitorsLanguage(): Locale {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKeys.language);
  } catch {
    // Storage is off: the browser's languages decide.
  }
  return pickLanguage(stored, navigator.languages);
}
