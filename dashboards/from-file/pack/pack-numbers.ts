import { noDay, type ParsedColumn } from "../../../ingest/parse/parsed-column.ts";
import { dayNumber, readDate } from "../../query/table/calendar.ts";
import type { PackedColumn } from "../rows/encode-rows.ts";
import type { ColumnUse } from "./column-use.ts";
import { PackFault } from "./pack-fault.ts";

/** Numbers the different values from 0 on; a blank is none of them. */
export function packCodes(column: ParsedColumn): PackedColumn {
  const { keys, isBlank } = listKeys(column);
  const codes = new Map<number, number>();
  const found = Array.from(keys, (key) => {
    if (isBlank(key)) return -1;
    const code = codes.get(key) ?? codes.size;
    codes.set(key, code);
    return code;
  });
  const max = Math.max(codes.size - 1, 0);
  return declareNumbers(found, { min: 0, max, scale: 1 }, (code) => code < 0);
}

function listKeys(column: ParsedColumn): {
  keys: ArrayLike<number>;
  isBlank: (key: number) => boolean;
} {
  if (column.kind === "number") return { keys: column.values, isBlank: Number.isNaN };
  if (column.kind === "date") return { keys: column.days, isBlank: (day) => day === noDay };
  return {
    keys: column.kind === "text" ? column.codes : column.minutes,
    isBlank: (key) => key < 0,
  };
}

/** Largest span of a column: its numbers are stored in four bytes. */
const mostSpan = 2 ** 32 - 2;
const largest = 2 ** 31 - 2;

export function packNumbers(
  id: string,
  { values: exact, decimals }: Extract<ParsedColumn, { kind: "number" }>,
  { step }: Extract<ColumnUse, { as: "number" }>,
): PackedColumn {
  const width = (step ?? 0) * 10 ** decimals;
  const values = width === 0 ? exact : exact.map((value) => Math.floor(value / width) * width);
  let [min, max] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (min > max) [min, max] = [0, 0];
  if (max > largest || min < -largest || max - min > mostSpan) {
    throw new PackFault(id, "too-large", String(max / 10 ** decimals));
  }
  return declareNumbers(values, { min, max, scale: 10 ** decimals }, Number.isNaN);
}

export function packHours(minutes: Int16Array): PackedColumn {
  const hours = Array.from(minutes, (minute) => (minute < 0 ? -1 : Math.floor(minute / 60)));
  return declareNumbers(hours, { min: 0, max: 23, scale: 1 }, (hour) => hour < 0);
}

export function packDays(days: Int32Array, isByMonth: boolean): PackedColumn {
  const firstOf = new Map<number, number>();
  const toMonth = (day: number): number => {
    const { year, month } = readDate(day);
    const known = firstOf.get(day) ?? dayNumber(year, month, 1);
    firstOf.set(day, known);
    return known;
  };
  const shown = isByMonth ? days.map((day) => (day === noDay ? day : toMonth(day))) : days;
  let [first, last] = [Infinity, -Infinity];
  for (const day of shown) {
    if (day === noDay) continue;
    if (day < first) first = day;
    if (day > last) last = day;
  }
  if (first > last) [first, last] = [0, 0];
  if (isByMonth) last = endOfMonth(last);
  const { values, hasBlanks } = fillBlanks(shown, last + 1, (day) => day === noDay);
  return { declaration: { kind: "day", first, last, ...(hasBlanks && { hasBlanks }) }, values };
}

function endOfMonth(day: number): number {
  const { year, month } = readDate(day);
  return dayNumber(year, month + 1, 1) - 1;
}

function declareNumbers(
  values: ArrayLike<number>,
  limits: { min: number; max: number; scale: number },
  isBlank: (value: number) => boolean,
): PackedColumn {
  const filled = fillBlanks(values, limits.max + 1, isBlank);
  const blanks = filled.hasBlanks && { hasBlanks: true };
  return { declaration: { kind: "integer", ...limits, ...blanks }, values: filled.values };
}

function fillBlanks(
  values: ArrayLike<number>,
  blank: number,
  isBlank: (value: number) => boolean,
): { values: Float64Array; hasBlanks: boolean } {
  let hasBlanks = false;
  const filled = new Float64Array(values.length);
  for (let row = 0; row < filled.length; row += 1) {
    const isNone = isBlank(values[row]!);
    hasBlanks ||= isNone;
    filled[row] = isNone ? blank : values[row]!;
  }
  return { values: filled, hasBlanks };
}
