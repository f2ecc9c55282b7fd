const plain = /^-?\d+(?:[.,]\d+)?$/;
const grouped = /^-?\d{1,3}(?:\.\d{3})*(?:,\d+)?$|^-?\d{1,3}(?:,\d{3})*(?:\.\d+)?$/;
const doubtful = /^-?(?!0)\d{1,3}[.,]\d{3}$/;

/** Parses a number in Spanish or English notation; undefined for other text and for an ambiguous one ("1.234"). */
export function readNumber(text: string): number | undefined {
  const written = text.trim().replaceAll(/(?<=\d)[\s\u{a0}\u{202f}'](?=\d{3}(?!\d))/gu, "");
  if (isDoubtful(written)) return undefined;
  if (plain.test(written)) return Number(written.replace(",", "."));
  if (!grouped.test(written)) return undefined;
  const decimal = Math.max(written.lastIndexOf(","), written.lastIndexOf("."));
  const sign = written[decimal] ?? "";
  const isGrouping = written.indexOf(sign) !== decimal;
  const group = isGrouping ? sign : sign === "," ? "." : ",";
  return Number(written.replaceAll(group, "").replace(",", "."));
}

/** True for a text that is a thousand in one notation and a fraction in the other: "1.234", "1,234". */
export function isDoubtful(text: string): boolean {
  return doubtful.test(text.trim());
}

/** Formats a number for a field, without grouping, e.g. "1234,5" in Spanish. */
export function showNumber(value: number, language: "es" | "en"): string {
  return language === "es" ? String(value).replace(".", ",") : String(value);
}
