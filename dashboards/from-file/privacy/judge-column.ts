import type { ParsedColumn } from "../../../ingest/parse/parsed-column.ts";
import type { ColumnSchema } from "../../../ingest/table-schema.ts";
import { isPersonName } from "./name-shapes.ts";

/** Kinds of columns by what they say of persons. */
export type PrivacyKind =
  | "personName"
  | "email"
  | "phone"
  | "officialId"
  | "birth"
  | "rowId"
  | "freeText"
  | "rare"
  | "money"
  | "plain";

/** `share` is the part of the values, in percent, that made the judgement. */
export type Judgement = { kind: PrivacyKind; share: number };

/** Kinds that are not published unless the owner says why. */
export const personalKinds: ReadonlySet<PrivacyKind> = new Set<PrivacyKind>([
  "personName",
  "email",
  "phone",
  "officialId",
  "birth",
  "freeText",
]);

type Test = {
  kind: PrivacyKind;
  header?: RegExp;
  matches?: (text: string) => boolean;
  least: number;
};

const digits = (text: string): number => text.replaceAll(/\D/g, "").length;

/** In this order; with a header that names the kind, a smaller part of the values is enough. */
const tests: readonly Test[] = [
  {
    kind: "email",
    header: /e-?mail|correo/i,
    matches: (text) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text),
    least: 0.5,
  },
  {
    kind: "officialId",
    header:
      /\b(?:dni|nif|nie|iban|ssn|pasaporte|passport|matr[ií]cula|num(?:ero)? ss|seg(?:uridad)? social)\b/i,
    matches: (text) =>
      /^(?:[XYZ]\d{7}|\d{8})-?[A-Z]$/i.test(text) ||
      /^[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){4,7}$/.test(text) ||
      /^(?:\d{4}[ -]?){3}\d{4}$/.test(text) ||
      /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text),
    least: 0.5,
  },
  {
    kind: "phone",
    header: /tel[eé]f|m[oó]vil|phone|mobile|whats?app/i,
    matches: (text) =>
      /^\+?[\d\s().-]{9,20}$/.test(text) &&
      digits(text) >= 9 &&
      digits(text) <= 15 &&
      /^(?:\+|00|[6789(])/.test(text),
    least: 0.8,
  },
  { kind: "birth", header: /nacimiento|birth/i, least: 0 },
  {
    kind: "personName",
    header:
      /nombre|apellid|cliente|contacto|emplead|trabajador|paciente|alumn|titular|persona|vendedor|comercial|t[eé]cnico|agente|surname|name|customer|employee|patient|student|contact/i,
    matches: isPersonName,
    least: 0.6,
  },
];

const lengthOfProse = 30;
const wordsOfProse = 5;

/** Judges a column by its header and its different values; `counts` are the rows of each. */
export function judgeColumn(schema: ColumnSchema, column: ParsedColumn): Judgement {
  const { name, type } = schema;
  const texts = listTexts(column);
  for (const { kind, header, matches, least } of tests) {
    const isNamed = header?.test(name) === true;
    if (matches === undefined) {
      if (isNamed) return { kind, share: 100 };
      continue;
    }
    if (texts.length === 0) continue;
    const share = texts.filter(matches).length / texts.length;
    if (share >= (isNamed ? least / 3 : least) && share > 0)
      return { kind, share: toPercent(share) };
  }
  if (column.kind === "text") {
    const { length } = column.labels;
    const isDistinct = length > 0.95 * column.codes.length && length > 20;
    const prose = texts.filter(
      (text) => text.length > lengthOfProse && text.split(/\s+/).length > wordsOfProse,
    );
    if (prose.length > 0.2 * texts.length)
      return { kind: "freeText", share: toPercent(prose.length / texts.length) };
    if (isDistinct) return { kind: "rowId", share: 100 };
  }
  if (type === "number" && column.kind === "number" && isRowNumber(name, column)) {
    return { kind: "rowId", share: 100 };
  }
  const isMoney = type === "number" && /^[A-Z]{3}$/.test(schema.unit ?? schema.units?.[0] ?? "");
  return { kind: isMoney ? "money" : "plain", share: 0 };
}

const mostTexts = 2000;

/** Lists different values as texts, at most 2,000; numbers as their digits. */
function listTexts(column: ParsedColumn): string[] {
  if (column.kind === "text") return column.labels.slice(0, mostTexts);
  if (column.kind !== "number" || column.decimals > 0) return [];
  const different = new Set<number>();
  for (const value of column.values) if (different.add(value).size === mostTexts) break;
  return [...different].flatMap((value) => (Number.isNaN(value) ? [] : [String(value)]));
}

const idHeader =
  /(?:^|[\s_-])(?:id|n[ºo°.]|num|n[uú]mero|c[oó]digo|cod|ref|referencia|factura|pedido|ticket|code|number|order|invoice)(?:$|[\s_.-])/i;

/** True of whole numbers that differ in each row, under a header that names a number. */
function isRowNumber(
  name: string,
  { values, decimals }: Extract<ParsedColumn, { kind: "number" }>,
): boolean {
  if (decimals > 0 || values.length < 20) return false;
  return idHeader.test(name.trim()) && new Set(values).size > 0.95 * values.length;
}

function toPercent(share: number): number {
  return Math.round(100 * share);
}
