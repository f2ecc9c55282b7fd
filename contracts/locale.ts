/** Spanish is the default and the fallback (§9). */
export const locales = ["es", "en"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "es";

export const languageTags: Record<Locale, string> = { es: "es-ES", en: "en-US" };

/** Path prefix of each language edition (D2). */
export const localePrefix: Record<Locale, string> = { es: "", en: "/en" };

/** Signs of written numbers: between thousands, before decimals, and the space before a percent sign. */
export const numberSigns: Record<Locale, { group: string; point: string; percentSpace: string }> = {
  es: { group: ".", point: ",", percentSpace: "\u00a0" },
  en: { group: ",", point: ".", percentSpace: "" },
};

/** Returns a table with a value for each language. */
export function byLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<
    Locale,
    Value
  >;
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
