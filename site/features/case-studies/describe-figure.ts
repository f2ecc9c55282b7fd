import { languageTags, numberSigns, type Locale } from "../../../contracts/locale.ts";
import type { Copy } from "../../copy.ts";
import type { CaseFigure } from "../../page-data.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { formatNumber } from "../../platform/language/format-number.ts";

type UnitCopy = Copy["caseStudies"]["shared"]["units"];

export function describeFigure(
  { value, unit, decimals = 0, total = 0, currency = "EUR", isChange }: CaseFigure,
  locale: Locale,
  copy: UnitCopy,
): { number: string; unit: string; space: string } {
  const sign = value < 0 ? "\u2212" : isChange ? "+" : "";
  const number = sign + formatNumber(Math.abs(value), locale, decimals);
  if (unit === "points" || unit === "count") return { number, unit: "", space: "" };
  if (unit === "money") {
    const options = { style: "currency", currency, minimumFractionDigits: decimals } as const;
    const money = new Intl.NumberFormat(languageTags[locale], {
      ...options,
      maximumFractionDigits: decimals,
      useGrouping: "always",
    });
    return { number: money.format(value), unit: "", space: "" };
  }
  if (unit === "percent") {
    return { number, unit: "%", space: numberSigns[locale].percentSpace };
  }
  const text = fillText(copy[unit], { total: formatNumber(total, locale) });
  return { number, unit: text, space: "\u00a0" };
}

/**
 * Returns the share of the figure's scale, from 0 to 1; undefined for units without a scale and for values outside it.
 */
export function shareOfScale({ value, unit, total, isChange }: CaseFigure): number | undefined {
  if (unit === "percent") return value > 100 || isChange ? undefined : value / 100;
  if (unit === "rating") return value / 5;
  if (unit === "parts" && total !== undefined) return value / total;
  return undefined;
}
