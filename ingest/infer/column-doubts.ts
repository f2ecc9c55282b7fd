import { findDay, splitDate } from "../parse/date-text.ts";
import { splitCore, splitNumber } from "../parse/number-text.ts";
import type { ColumnSchema, DateOrder, NumberSchema } from "../table-schema.ts";
import type { Doubt, TextTable } from "../text-table.ts";
import { findAlmost, type ColumnFacts } from "./column-facts.ts";
import { findLine, type FilledText } from "./column-texts.ts";

type Params = Doubt["params"];

/** Lists what is doubtful about a column's schema, and what was decided without asking, with first examples. */
export function listColumnDoubts(
  table: TextTable,
  facts: ColumnFacts,
  schema: ColumnSchema,
): Doubt[] {
  const { column, texts } = facts;
  const doubts: Doubt[] = [];
  const add = (code: Doubt["code"], example?: FilledText, params: Params = {}): void => {
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

type Add = (code: Doubt["code"], example?: FilledText, params?: Params) => void;

function addNumberDoubts({ numbers }: ColumnFacts, schema: NumberSchema, add: Add): void {
  const { marked, units, untyped, hasTyped, onlyComma, onlyPoint } = numbers;
  const isOpen = !onlyComma && !onlyPoint && untyped;
  if (marked && isOpen) {
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
  if (schema.isRounded) add("decimalsRounded", undefined, { decimals: schema.decimals });
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

const leastShare = 0.6;

function addTextDoubts(table: TextTable, facts: ColumnFacts, add: Add): void {
  const { asText, numbers, dates, column } = facts;
  if (asText === "mixedMarks") addPair(facts, numbers.onlyComma, numbers.onlyPoint, table, add);
  else if (asText === "mixedDates")
    addPair(facts, dates.against.mdy, dates.against.dmy, table, add);
  else if (asText === "leadingZeros") add(asText, numbers.leadingZero);
  else if (asText === "longDigits") add(asText, numbers.longDigits);
  else if (asText === "mixedUnits")
    add(asText, undefined, { found: [...numbers.units.keys()].join(", ") });
  else if (asText === "phones") add(asText, facts.texts.filled[0]);
  else {
    const { type, share } = findAlmost(facts);
    const { misfit } = type === "date" ? dates : numbers;
    const isCodes = dates.isCompact && type === "date";
    if (share >= leastShare && share < 1 && misfit && !isCodes)
      add(type === "date" ? "almostDates" : "almostNumbers", misfit, {
        share: Math.min(99, Math.round(share * 100)),
      });
  }
  const spaced = column.texts.find((text) => text !== text.trim() && text.trim() !== "");
  const twin = spaced !== undefined && column.texts.includes(spaced.trim());
  if (twin) add("spacesTrimmed", undefined, { found: spaced.trim() });
  addCaseDoubt(facts, add);
}

function addPair(
  facts: ColumnFacts,
  first: FilledText | undefined,
  second: FilledText | undefined,
  table: TextTable,
  add: Add,
): void {
  add(facts.asText!, first, {
    other: second?.text ?? "",
    otherLine: second ? findLine(table, facts.column, second.index) : 0,
  });
}

const mostCategories = 1000;

/** Adds texts that differ in capitals alone, among columns of few texts. */
function addCaseDoubt({ texts }: ColumnFacts, add: Add): void {
  if (texts.filled.length > mostCategories) return;
  const bySound = Map.groupBy(texts.filled, ({ text }) => text.toLowerCase());
  const forms = [...bySound.values()]
    .map((group) => new Set(group.map(({ text }) => text)))
    .find(({ size }) => size > 1);
  if (forms) add("capitalsDiffer", undefined, { found: [...forms].join(", ") });
}
