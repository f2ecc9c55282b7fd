import { findDay, splitDate } from "../parse/date-text.ts";
import { splitCore, splitNumber } from "../parse/number-text.ts";
import type { ColumnSchema, DateOrder, NumberSchema } from "../table-schema.ts";
import type { Doubt, TextTable } from "../text-table.ts";
import { isDateName, type ColumnFacts } from "./column-facts.ts";
import { findLine, type Add, type FilledText } from "./column-texts.ts";
import { addTextDoubts } from "./text-doubts.ts";

/** Lists what is doubtful about a column's schema, and what was decided without asking, with first examples. */
export function listColumnDoubts(
  table: TextTable,
  facts: ColumnFacts,
  schema: ColumnSchema,
): Doubt[] {
  const { column, texts } = facts;
  const doubts: Doubt[] = [];
  const add = (code: Doubt["code"], example?: FilledText, params: Doubt["params"] = {}): void => {
    const at = example && { found: example.text, line: findLine(table, column, example.index) };
    doubts.push({ code, column: column.name || schema.id, params: { ...at, ...params } });
  };
  if (texts.rows === 0) add("columnEmpty");
  else if (schema.type === "number") addNumberDoubts(facts, schema, add);
  else if (schema.type === "date") addDateDoubts(facts, schema, add);
  else if (schema.type === "time") addTimeDoubts(facts, add);
  else addTextDoubts(table, facts, add);
  if (schema.nulls.length > 0) add("nullTexts", undefined, { found: schema.nulls.join(", ") });
  return doubts;
}

function addNumberDoubts(facts: ColumnFacts, schema: NumberSchema, add: Add): void {
  const { numbers, texts, column } = facts;
  const { marked, units, untyped, hasTyped, certain } = numbers;
  if (marked && !certain) {
    const core = splitNumber(marked.text)?.core ?? "";
    const other = schema.decimalMark === "," ? "." : ",";
    add("thousandsOrDecimals", marked, {
      read: readAs(core, schema.decimalMark),
      other: readAs(core, other),
    });
  }
  if (hasTyped && untyped) add("numbersAsText", untyped);
  if (schema.units) add("severalUnits", undefined, { found: schema.units.join(", ") });
  else if (units.size > 1)
    add("unitMissing", undefined, { unit: schema.unit ?? "", count: units.get("") ?? 0 });
  const [first] = texts.filled;
  if (first && isDateName(column.name) && texts.filled.every(({ text }) => isSerial(text)))
    add("serialDates", first, { first: writeDay(Number(first.text) - daysToEpoch) });
  if (schema.isRounded) add("decimalsRounded", undefined, { decimals: schema.decimals });
}

/** Days from a spreadsheet's first day to 1970-01-01. */
const daysToEpoch = 25_569;

/** Returns whether a number may be a day of this century as spreadsheets store it. */
function isSerial(text: string): boolean {
  return /^\d{5}$/.test(text) && Number(text) > 36_525 && Number(text) < 73_051;
}

/** Reads digits under one decimal mark. */
function readAs(core: string, decimalMark: "," | "."): number {
  const digits = splitCore(core, { decimalMark, groupMark: decimalMark === "," ? "." : "," });
  return Number(`${digits?.whole ?? ""}.${digits?.part ?? ""}`);
}

function addDateDoubts(
  { dates, texts }: ColumnFacts,
  { order }: { order: DateOrder },
  add: Add,
): void {
  const { ambiguous, numeric, certain, shortYear, zone, isCompact } = dates;
  if (dates.orders.length > 1 && numeric && ambiguous) {
    const days = texts.filled
      .map(({ text }) => splitDate(text))
      .map((date) => date && findDay(date, order))
      .filter((day) => day !== undefined);
    const [first, last] = days.reduce(
      ([low, high], day) => [Math.min(low, day), Math.max(high, day)],
      [Infinity, -Infinity],
    );
    add("dateOrder", ambiguous, { order, first: writeDay(first), last: writeDay(last) });
  }
  if (numeric && certain) add("dateForms", certain, { other: numeric.text });
  if (isCompact) add("compactDates", texts.filled[0]);
  if (shortYear) add("shortYears", shortYear);
  if (zone) add("zoneIgnored", zone);
}

function writeDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

function addTimeDoubts({ times }: ColumnFacts, add: Add): void {
  if (times.seconds) add("secondsDropped", times.seconds);
}
