export type Integers = Uint8Array | Uint16Array | Uint32Array | Int8Array | Int16Array | Int32Array;

export type DictionaryLevel = {
  id: string;
  labels: readonly string[];
  of: ArrayLike<number>;
};

/** The label of rows without a value. */
export const blankLabel = "";

/** Codes 0, 1, 2 … are label ids; `levels` are groupings, from the finest to the coarsest. */
export type DictionaryDeclaration = {
  kind: "dictionary";
  labels: readonly string[];
  levels: readonly DictionaryLevel[];
} & OfDay;

/** The number of a column on each day of the calendar behind a column of days, from its first to its last. */
type OfDay = { ofDay?: { column: string; values: readonly number[] } };

/** True of a column with rows that have no value: their number is one above the largest (`readBlank`). */
type Blanks = { hasBlanks?: boolean };

/** `min` and `max` included; the number shown is divided by `scale`. */
export type IntegerDeclaration = {
  kind: "integer";
  min: number;
  max: number;
  scale: number;
} & Blanks &
  OfDay;

export type DayDeclaration = { kind: "day"; first: number; last: number } & Blanks & OfDay;

export type ColumnDeclaration = DictionaryDeclaration | IntegerDeclaration | DayDeclaration;

export function dictionary(
  labels: readonly string[],
  levels: readonly DictionaryLevel[] = [],
): DictionaryDeclaration {
  return { kind: "dictionary", labels, levels };
}

export function integer(min: number, max: number): IntegerDeclaration {
  return { kind: "integer", min, max, scale: 1 };
}

/** `scaledInteger(0, 500_000, 100)` has cents and is shown as 0 to 5,000. */
export function scaledInteger(min: number, max: number, scale: number): IntegerDeclaration {
  return { kind: "integer", min, max, scale };
}

export function day(first: number, last: number): DayDeclaration {
  return { kind: "day", first, last };
}

/** Returns the least and the largest number of a column, with that of a blank. */
export function readLimits(column: ColumnDeclaration): { min: number; max: number } {
  if (column.kind === "dictionary") return { min: 0, max: column.labels.length - 1 };
  const { min, max } = column.kind === "day" ? { min: column.first, max: column.last } : column;
  return { min, max: max + Number(column.hasBlanks === true) };
}

/** Returns the number of rows without a value, which no sum, percentile or condition counts; NaN if there is none. */
export function readBlank(column: ColumnDeclaration): number {
  if (column.kind === "dictionary") {
    const code = column.labels.indexOf(blankLabel);
    return code < 0 ? Number.NaN : code;
  }
  return column.hasBlanks === true ? readLimits(column).max : Number.NaN;
}
