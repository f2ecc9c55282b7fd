import type { ColumnSchema, DateOrder, NumberSchema } from "../table-schema.ts";
import type { TextColumn } from "../text-table.ts";
import type { DoubtCode } from "../words/codes.ts";
import { findDay, splitDate, splitTime } from "./date-text.ts";
import { noDay, type ParsedColumn } from "./parsed-column.ts";
import { readNumber } from "./read-number.ts";

/** Receives a text that the schema does not read, by its code in the column. */
export type OnFault = (code: DoubtCode, text: number) => void;

/** Parses a column's distinct texts once and gives every row in `rows` its value. */
export function parseColumn(
  column: TextColumn,
  schema: ColumnSchema,
  rows: Uint32Array,
  onFault: OnFault,
): Record<string, ParsedColumn> {
  switch (schema.type) {
    case "text":
      return { [schema.id]: parseTexts(column, schema.nulls, rows) };
    case "number":
      return parseNumbers(column, schema, rows, onFault);
    case "date":
      return { [schema.id]: parseDates(column, schema, rows, onFault) };
    case "time":
      return { [schema.id]: parseTimes(column, schema.nulls, rows, onFault) };
  }
}

/** Returns a column's values by text; one without a value, or with a fault, stays at `none`. */
function readTexts<Values extends Float64Array | Int32Array | Int16Array>(
  { texts, counts }: TextColumn,
  nulls: readonly string[],
  values: Values,
  none: number,
  read: (text: string, index: number) => number,
): Values {
  for (const [index, text] of texts.entries()) {
    const cell = text.trim();
    values[index] =
      cell === "" || counts[index] === 0 || nulls.includes(cell) ? none : read(cell, index);
  }
  return values;
}

/** Gives each row the value of its text. */
function spread<Values extends Float64Array | Int32Array | Int16Array>(
  ofText: Values,
  codes: Uint32Array,
  rows: Uint32Array,
  values: Values,
): Values {
  for (let index = 0; index < rows.length; index += 1)
    values[index] = ofText[codes[rows[index]!]!]!;
  return values;
}

function parseTexts(column: TextColumn, nulls: readonly string[], rows: Uint32Array): ParsedColumn {
  // Texts are different, unless they have spaces around them or types.
  const mayBeTwins =
    column.types !== undefined || column.texts.some((text) => text !== text.trim());
  const labelOf = new Map<string, number>();
  const labels: string[] = [];
  const ofText = readTexts(column, nulls, new Int32Array(column.texts.length), -1, (text) => {
    const known = mayBeTwins ? labelOf.get(text) : undefined;
    if (known !== undefined) return known;
    if (mayBeTwins) labelOf.set(text, labels.length);
    return labels.push(text) - 1;
  });
  const codes = spread(ofText, column.codes, rows, new Int32Array(rows.length));
  return { kind: "text", labels, codes };
}

function parseNumbers(
  column: TextColumn,
  schema: NumberSchema & { id: string; nulls: readonly string[] },
  rows: Uint32Array,
  onFault: OnFault,
): Record<string, ParsedColumn> {
  const { id, nulls, decimals, units } = schema;
  const { length } = column.texts;
  const unitOf = new Int32Array(length).fill(-1);
  const ofText = readTexts(column, nulls, new Float64Array(length), NaN, (text, index) => {
    const found = readNumber(text, schema, column.types?.[index]);
    if (typeof found === "string") {
      onFault(found, index);
      return NaN;
    }
    unitOf[index] = units?.indexOf(found.unit) ?? -1;
    return found.value;
  });
  const values = spread(ofText, column.codes, rows, new Float64Array(rows.length));
  const numbers: ParsedColumn = { kind: "number", decimals, values };
  if (!units) return { [id]: numbers };
  const codes = spread(unitOf, column.codes, rows, new Int32Array(rows.length));
  return { [id]: numbers, [`${id}Unit`]: { kind: "text", labels: units, codes } };
}

function parseDates(
  column: TextColumn,
  { nulls, order, hasTime }: { nulls: readonly string[]; order: DateOrder; hasTime: boolean },
  rows: Uint32Array,
  onFault: OnFault,
): ParsedColumn {
  const { length } = column.texts;
  const minutesOf = new Int16Array(length).fill(-1);
  const ofText = readTexts(column, nulls, new Int32Array(length), noDay, (text, index) => {
    const date = splitDate(text);
    const day = date && findDay(date, order);
    if (!date || day === undefined) onFault("notDate", index);
    else if (date.minutes > 0 && !hasTime) onFault("timeUnexpected", index);
    else {
      minutesOf[index] = date.minutes;
      return day;
    }
    return noDay;
  });
  const days = spread(ofText, column.codes, rows, new Int32Array(rows.length));
  if (!hasTime) return { kind: "date", days };
  const minutes = spread(minutesOf, column.codes, rows, new Int16Array(rows.length));
  return { kind: "date", days, minutes };
}

function parseTimes(
  column: TextColumn,
  nulls: readonly string[],
  rows: Uint32Array,
  onFault: OnFault,
): ParsedColumn {
  const ofText = readTexts(
    column,
    nulls,
    new Int16Array(column.texts.length),
    -1,
    (text, index) => {
      const time = splitTime(text);
      if (!time) onFault("notTime", index);
      return time?.minutes ?? -1;
    },
  );
  return { kind: "time", minutes: spread(ofText, column.codes, rows, new Int16Array(rows.length)) };
}
