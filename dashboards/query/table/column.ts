/** Whole numbers, one a row; the narrower the kind, the less memory. */
export type Integers = Uint8Array | Uint16Array | Uint32Array | Int8Array | Int16Array | Int32Array;

/** A coarser grouping of a dictionary: `of[code]` is the group of the code of the level below. */
export type DictionaryLevel = {
  id: string;
  labels: readonly string[];
  of: ArrayLike<number>;
};

/** Codes 0, 1, 2 … that stand for label ids; `levels` go from the finest grouping to the coarsest (category, then family). */
export type DictionaryDeclaration = {
  kind: "dictionary";
  labels: readonly string[];
  levels: readonly DictionaryLevel[];
};

/** Whole numbers from `min` to `max`, both included; what is shown is the number divided by `scale`. */
export type IntegerDeclaration = { kind: "integer"; min: number; max: number; scale: number };

/** Day numbers since 1970-01-01, from `first` to `last`, both included. */
export type DayDeclaration = { kind: "day"; first: number; last: number };

export type ColumnDeclaration = DictionaryDeclaration | IntegerDeclaration | DayDeclaration;

/** A column of label ids, e.g. `dictionary(["business", "economy"])`. */
export function dictionary(
  labels: readonly string[],
  levels: readonly DictionaryLevel[] = [],
): DictionaryDeclaration {
  return { kind: "dictionary", labels, levels };
}

/** A column of whole numbers, e.g. minutes, ratings, 0 or 1. */
export function integer(min: number, max: number): IntegerDeclaration {
  return { kind: "integer", min, max, scale: 1 };
}

/** A column of whole parts of a unit: `scaledInteger(0, 500_000, 100)` holds cents and is read as 0 to 5,000. */
export function scaledInteger(min: number, max: number, scale: number): IntegerDeclaration {
  return { kind: "integer", min, max, scale };
}

/** A column of day numbers; the limits come from `dayNumber`. */
export function day(first: number, last: number): DayDeclaration {
  return { kind: "day", first, last };
}

/** Lowest and highest number a column may hold. */
export function readLimits(column: ColumnDeclaration): { min: number; max: number } {
  if (column.kind === "dictionary") return { min: 0, max: column.labels.length - 1 };
  if (column.kind === "day") return { min: column.first, max: column.last };
  return { min: column.min, max: column.max };
}
