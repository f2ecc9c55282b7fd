import { languageTags, type Locale } from "../../../../contracts/locale.ts";
import { formatNumber } from "../../../platform/language/format-number.ts";

const kilo = 1000;
const mega = 1_000_000;

/** Writes the size of a file: "27 MB", "340 KB". */
export function writeSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= mega;
  const size = Math.max(1, Math.round(bytes / (isLarge ? mega : kilo)));
  return `${formatNumber(size, locale)}\u00a0${isLarge ? "MB" : "KB"}`;
}

/** Writes a day: "3 de abril de 2024", or without its year. */
export function writeDay(iso: string, locale: Locale, hasYear: boolean): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return iso;
  const format = new Intl.DateTimeFormat(languageTags[locale], {
    day: "numeric",
    month: "long",
    ...(hasYear && { year: "numeric" }),
    timeZone: "UTC",
  });
  return format.format(new Date(iso)).replaceAll(" de ", "\u00a0de\u00a0");
}

/** Writes a total, with cents where it has some. */
export function writeTotal(total: number, locale: Locale): string {
  return formatNumber(total, locale, Number.isInteger(total) ? 0 : 2);
}
