/** Languages of the site: Spanish is the default and the fallback (§9). */
export const locales = ["es", "en"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "es";

/** What stands before every path of an edition: Spanish has none, English lives under `/en` (D2). */
export const localePrefix: Record<Locale, string> = { es: "", en: "/en" };

/** True for a value that names one of the site's languages, e.g. `"en"`. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
