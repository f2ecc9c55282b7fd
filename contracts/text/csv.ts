import { numberSigns, type Locale } from "../locale.ts";

/** Without this mark spreadsheets do not assume UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Spreadsheets on a Spanish system read `;` between fields and `,` before decimals. */
const separators: Record<Locale, string> = { es: ";", en: "," };

/** Joins fields to a row of a CSV file (RFC 4180). */
export function joinFields(fields: readonly string[], language: Locale): string {
  return `${fields.join(separators[language])}\r\n`;
}

/** Writes a number with the decimal sign of the language. */
export function writeNumber(value: number, language: Locale): string {
  return String(value).replace(".", numberSigns[language].point);
}

/** Quotes a text that would break a row of either language. */
export function quoteText(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
