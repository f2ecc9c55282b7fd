/** Spanish is the default and the fallback (§9). */
export const locales = ["es", "en"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "es";

/** BCP 47 tags that `Intl` formats with (§9). */
export const languageTags: Record<Locale, string> = { es: "es-ES", en: "en-US" };

/** Prefix of every path of an edition (D2). */
export const localePrefix: Record<Locale, string> = { es: "", en: "/en" };

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
