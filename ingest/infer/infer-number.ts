import { isKnownUnit, readUnit, splitCore, splitNumber, type Marks } from "../parse/number-text.ts";
import { typedMarks } from "../parse/read-number.ts";
import type { NumberSchema } from "../table-schema.ts";
import type { FilledText } from "./column-texts.ts";
import { findProvenMark, type NumberFacts } from "./number-facts.ts";

const mostDecimals = 9;
const safeDigits = 15;
const mostUnits = 6;
const measures = new Set(
  `kg g mg t l ml cl m km cm mm h min s d día días day days año años mes meses ud uds u unidades pcs units pax
  kwh mwh w kw m2 m² m3 m³ ha °c ºc °f gb mb tb`.split(/\s+/),
);

/** Returns whether a column's units may be units: percentages, currencies, measures, or one word for all rows. */
export function areUnits(units: ReadonlyMap<string, number>): boolean {
  const names = [...units.keys()].filter((unit) => unit !== "");
  if (names.every(isMeasure)) return names.length <= mostUnits;
  const [only = ""] = names;
  return (
    names.length === 1 &&
    !units.has("") &&
    /^\p{L}{2,}|[€$%²³°]/u.test(only) &&
    !/^[A-Z]+$/.test(only)
  );
}

function isMeasure(unit: string): boolean {
  // "M" and "K" are millions and thousands rather than measures.
  if (!isKnownUnit(unit)) return measures.has(/^[A-Z]$/.test(unit) ? unit : unit.toLowerCase());
  return unit === "percent" || Intl.supportedValuesOf("currency").includes(unit);
}

/** Returns the schema of a column of numbers; `decimalMark` decides where both would do. */
export function inferNumber(
  texts: readonly FilledText[],
  facts: NumberFacts,
  decimalMark: "," | ".",
  name: string,
): NumberSchema {
  const mark = findProvenMark(facts) ?? decimalMark;
  const fitting = facts.styles.filter((style) => style.decimalMark === mark);
  const marks = fitting.find(({ groupMark }) => facts.signs.has(groupMark)) ?? {
    decimalMark: mark,
    groupMark: "",
  };
  const given = facts.untyped ? marks : typedMarks;
  const { decimals, isRounded } = countDecimals(texts, given);
  const units = [...facts.units.keys()].filter((unit) => unit !== "");
  const unit = units[0] ?? findUnitOfName(name);
  return {
    type: "number",
    decimalMark: given.decimalMark,
    groupMark: given.groupMark,
    decimals,
    ...(isRounded && { isRounded }),
    ...(units.length < 2 && unit !== undefined && { unit }),
    ...(units.length > 1 && { units }),
  };
}

/** Returns the unit in a header, as in "Importe (€)". */
function findUnitOfName(name: string): string | undefined {
  const bracketed =
    /[([]([^)\]]{1,12})[)\]]\s*$/.exec(name)?.[1] ?? /(?:^|\s)([%\p{Sc}])(?:\s|$)/u.exec(name)?.[1];
  const unit = bracketed === undefined ? "" : readUnit(bracketed);
  return unit !== "" && isMeasure(unit) ? unit : undefined;
}

/** Returns the decimals of a column, fewer where its numbers would exceed what a double holds exactly. */
function countDecimals(
  texts: readonly FilledText[],
  marks: Marks,
): { decimals: number; isRounded?: true } {
  let most = 0;
  let whole = 1;
  for (const { text, type } of texts) {
    const core = splitNumber(text)?.core ?? "";
    const digits = splitCore(core, type === "number" ? typedMarks : marks);
    if (!digits) continue;
    most = Math.max(most, digits.part.length);
    whole = Math.max(whole, digits.whole.length);
  }
  const room = Math.max(0, Math.min(mostDecimals, safeDigits - whole));
  return most <= room ? { decimals: most } : { decimals: room, isRounded: true };
}
