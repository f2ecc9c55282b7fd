/** Spanish is the default and the fallback (§9). */
export const locales = ["es", "en"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "es";

export const languageTags: Record<Locale, string> = { es: "es-ES", en: "en-US" };

/** Path prefix of each language edition (D2). */
export const localePrefix: Record<Locale, string> = { es: "", en: "/en" };

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
