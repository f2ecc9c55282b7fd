import { languageTags, type Locale } from "../../../contracts/locale.ts";

/** Writes an amount the way the language does, without cents where there are none: `"100 €"`, `"€100"`. */
export function formatPrice(amount: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale], {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}
