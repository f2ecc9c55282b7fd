import type { Locale } from "../../../contracts/locale.ts";
import type { Copy } from "../../copy.ts";
import type { CaseFigure } from "../../page-data.ts";
import { fillText } from "../../platform/language/fill-text.ts";
import { formatNumber } from "../../platform/language/format-number.ts";

type UnitWords = Copy["caseStudies"]["shared"]["units"];

/** A figure the way the language writes it: its number, the unit, and the space between them. */
export function describeFigure(
  { value, unit, decimals = 0, total = 0, isChange }: CaseFigure,
  locale: Locale,
  words: UnitWords,
): { number: string; unit: string; space: string } {
  const sign = value < 0 ? "\u2212" : isChange ? "+" : "";
  const number = sign + formatNumber(Math.abs(value), locale, decimals);
  if (unit === "points") return { number, unit: "", space: "" };
  // English sets the sign at the number, Spanish keeps a space that does not break.
  if (unit === "percent") return { number, unit: "%", space: locale === "es" ? "\u00a0" : "" };
  const text = fillText(words[unit], { total: formatNumber(total, locale) });
  return { number, unit: text, space: "\u00a0" };
}

/** How much of its scale a figure fills, from 0 to 1; undefined where it has none of its own. */
export function shareOfScale({ value, unit, total }: CaseFigure): number | undefined {
  if (unit === "percent") return value / 100;
  if (unit === "rating") return value / 5; // §9
  if (unit === "parts" && total !== undefined) return value / total;
  return undefined;
}
