const plain = /^-?\d+(?:[.,]\d+)?$/;
const grouped = /^-?\d{1,3}(?:\.\d{3})*(?:,\d+)?$|^-?\d{1,3}(?:,\d{3})*(?:\.\d+)?$/;
const doubtful = /^-?(?!0)\d{1,3}[.,]\d{3}$/;

/** The number that a text says in Spanish or English writing; undefined where it is none, or could be two ("1.234"). */
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

/** Both a thousand and a fraction in one writing or the other: "1.234", "1,234". */
export function isDoubtful(text: string): boolean {
  return doubtful.test(text.trim());
}

/** The number as a field shows it, without groups, e.g. "1234,5" in Spanish. */
export function showNumber(value: number, language: "es" | "en"): string {
  return language === "es" ? String(value).replace(".", ",") : String(value);
}
