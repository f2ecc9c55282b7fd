import { splitCore, splitNumber, type Marks } from "../parse/number-text.ts";
import { typedMarks } from "../parse/read-number.ts";
import type { FilledText } from "./column-texts.ts";

/** Styles of decimal and group marks. */
const styles: readonly Marks[] = [
  { decimalMark: ",", groupMark: "." },
  { decimalMark: ",", groupMark: " " },
  { decimalMark: ",", groupMark: "'" },
  { decimalMark: ".", groupMark: "," },
  { decimalMark: ".", groupMark: " " },
  { decimalMark: ".", groupMark: "'" },
];

export type NumberFacts = {
  /** Rows whose texts are numbers in some style. */
  rows: number;
  misfit: FilledText | undefined;
  /** Styles that read all numbers. */
  styles: Marks[];
  /** First text that shows the decimal mark by itself, and first one that no style of the others reads. */
  certain: FilledText | undefined;
  conflict: FilledText | undefined;
  /** First text that has points or commas, and all signs between digits. */
  marked: FilledText | undefined;
  signs: Set<string>;
  /** Rows of each unit; "" is none. */
  units: Map<string, number>;
  leadingZero: FilledText | undefined;
  longDigits: FilledText | undefined;
  /** First text that has a plus sign and as many digits as a phone number. */
  phone: FilledText | undefined;
  /** First text cell among typed numbers. */
  untyped: FilledText | undefined;
  hasTyped: boolean;
};

const groupSigns = [".", ",", " ", "'"];
const triedFirst = 200;

/** Examines which texts of a column are numbers, and in which style; gives up early where most are not. */
export function findNumberFacts(texts: readonly FilledText[]): NumberFacts {
  const facts: NumberFacts = {
    rows: 0,
    misfit: undefined,
    styles: [],
    certain: undefined,
    conflict: undefined,
    marked: undefined,
    signs: new Set(),
    units: new Map(),
    leadingZero: undefined,
    longDigits: undefined,
    phone: undefined,
    untyped: undefined,
    hasTyped: false,
  };
  let fitting = styles;
  let fits = 0;
  for (const [place, one] of texts.entries()) {
    if (place === triedFirst && fits < triedFirst / 2) break;
    const reading = readInStyles(one);
    if (!reading) {
      facts.misfit ??= one;
      continue;
    }
    fits += 1;
    facts.rows += one.rows;
    if (isLong(reading.core)) facts.longDigits ??= one;
    if (one.type === "number") {
      facts.hasTyped = true;
      continue;
    }
    facts.units.set(reading.unit, (facts.units.get(reading.unit) ?? 0) + one.rows);
    note(facts, one, reading);
    if (reading.fitting === styles) continue;
    fitting = fitting.filter((style) => reading.fitting.includes(style));
    if (fitting.length === 0) facts.conflict ??= one;
  }
  facts.styles = [...fitting];
  return facts;
}

type Reading = { core: string; unit: string; fitting: readonly Marks[] };

function readInStyles({ text, type }: FilledText): Reading | undefined {
  const found = splitNumber(text);
  if (!found) return undefined;
  const { core, unit } = found;
  if (type === "number") return splitCore(core, typedMarks) && { core, unit, fitting: styles };
  if (/^\d+$/.test(core)) return { core, unit, fitting: styles };
  const fitting = styles.filter((style) => splitCore(core, style));
  return fitting.length > 0 ? { core, unit, fitting } : undefined;
}

/** Returns whether a whole number has more digits than a double holds exactly. */
function isLong(core: string): boolean {
  return core.length > 15 && /^[\d ]+$/.test(core) && core.replaceAll(" ", "").length > 15;
}

function note(facts: NumberFacts, one: FilledText, { core, fitting }: Reading): void {
  facts.untyped ??= one;
  if (/^0\d/.test(core)) facts.leadingZero ??= one;
  if (/^\+(?:\D*\d){9}/.test(one.text)) facts.phone ??= one;
  if (fitting === styles) return;
  for (const sign of groupSigns) if (core.includes(sign)) facts.signs.add(sign);
  if (!/[.,]/.test(core)) return;
  facts.marked ??= one;
  if (fitting.every(({ decimalMark }) => decimalMark === fitting[0]!.decimalMark))
    facts.certain ??= one;
}

/** Returns which decimal mark a column's numbers prove, if any. */
export function findProvenMark(facts: NumberFacts): "," | "." | undefined {
  const marks = new Set(facts.styles.map(({ decimalMark }) => decimalMark));
  return facts.marked && marks.size === 1 ? [...marks][0] : undefined;
}
