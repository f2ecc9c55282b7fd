import { languageTags, type Locale } from "../../../contracts/locale.ts";

/** Writes a number the way the language does, e.g. `1440` as `"1.440"` in Spanish and `"1,440"` in English. */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  return new Intl.NumberFormat(languageTags[locale], {
    useGrouping: "always",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}
