import type { TextColumn } from "../text-table.ts";
import { listTexts, type ColumnTexts, type FilledText } from "./column-texts.ts";
import { findDateFacts, findTimeFacts, type DateFacts } from "./date-facts.ts";
import { areUnits } from "./infer-number.ts";
import { findNumberFacts, type NumberFacts } from "./number-facts.ts";

/** Type of a column, as its texts show, with what was found on the way. */
export type ColumnFacts = {
  column: TextColumn;
  id: string;
  texts: ColumnTexts;
  numbers: NumberFacts;
  dates: DateFacts;
  times: ReturnType<typeof findTimeFacts>;
  type: "text" | "number" | "date" | "time";
  /** Reason why numbers stay text. */
  asText?: "leadingZeros" | "longDigits" | "phones" | "mixedMarks" | "mixedUnits" | "mixedDates";
};

const dateNames = /fecha|date|^mes$|month|per[ií]odo|period|^d[ií]a$|^day$/i;
const mostUnits = 6;
const codeNames = /tel[eé]?f|phone|m[oó]vil|mobile|\bfax\b|postal|^c\.?p\.?$|\bzip\b|iban/i;

/** Returns whether a header is one of dates. */
export function isDateName(name: string): boolean {
  return dateNames.test(name.trim());
}

/** Examines a column's texts, those of rows left out apart, and decides its type. */
export function findColumnFacts(
  column: TextColumn,
  id: string,
  leftOut: ReadonlySet<string>,
): ColumnFacts {
  const texts = listTexts(column, leftOut);
  const facts: ColumnFacts = {
    column,
    id,
    texts,
    numbers: findNumberFacts(texts.filled),
    dates: findDateFacts(texts.filled),
    times: findTimeFacts(texts.filled),
    type: "text",
  };
  decide(facts);
  return facts;
}

function decide(facts: ColumnFacts): void {
  const { texts, numbers, dates, times } = facts;
  if (texts.rows === 0) return;
  if (dates.rows === texts.rows && !(dates.isCompact && !isCompactDate(facts))) {
    if (dates.orders.length > 0) facts.type = "date";
    else facts.asText = "mixedDates";
  } else if (times.rows === texts.rows) facts.type = "time";
  else if (numbers.rows === texts.rows) decideNumber(facts);
}

/** Returns whether digits alone are dates: eight by themselves, fewer by the column's name. */
function isCompactDate({ column, texts, dates, numbers }: ColumnFacts): boolean {
  const { filled } = texts;
  if (!filled.every(({ text }) => text.length === filled[0]!.text.length)) return false;
  if (numbers.hasTyped && !isDateName(column.name)) return false;
  const inRange = filled.every(({ text }) => /^(?:19[5-9]|20[0-4])/.test(text));
  return dates.isCompact && inRange && (filled[0]!.text.length === 8 || isDateName(column.name));
}

function decideNumber(facts: ColumnFacts): void {
  const { numbers, column } = facts;
  const isWhole = !numbers.marked;
  if (numbers.longDigits) facts.asText = "longDigits";
  else if (numbers.leadingZero && isWhole) facts.asText = "leadingZeros";
  else if (isWhole && (numbers.phone || codeNames.test(column.name))) facts.asText = "phones";
  else if (numbers.styles.length === 0) facts.asText = "mixedMarks";
  else if (areUnits(numbers.units)) facts.type = "number";
  else if (numbers.units.size <= mostUnits) facts.asText = "mixedUnits";
}

/** Returns the type that reads most rows of a column that stays text, with a text that it does not read. */
export function findAlmost({ numbers, dates, times, texts }: ColumnFacts): {
  code: "almostNumbers" | "almostDates" | "almostTimes";
  share: number;
  misfit: FilledText | undefined;
} {
  const candidates = [
    { code: "almostNumbers", ...numbers },
    { code: "almostDates", ...dates, rows: dates.isCompact ? 0 : dates.rows },
    { code: "almostTimes", ...times },
  ] as const;
  const [{ code, rows, misfit }] = candidates.toSorted((a, b) => b.rows - a.rows) as [
    (typeof candidates)[number],
  ];
  return { code, misfit, share: rows / Math.max(1, texts.rows) };
}
