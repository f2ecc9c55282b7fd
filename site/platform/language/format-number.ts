import { numberSigns, type Locale } from "../../../contracts/locale.ts";

/**
 * Formats a number in a language, e.g. `1440` as `"1.440"` in Spanish and `"1,440"` in English. Without `Intl`, whose
 * first use is a long task at the start (decision 024).
 */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const { group, point } = numberSigns[locale];
  const [whole = "", part] = value.toFixed(decimals).split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return part === undefined ? grouped : grouped + point + part;
}
