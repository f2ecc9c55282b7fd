import type { Span } from "./interval.ts";

/** Rows with one of some label ids, or with a number in `from` ≤ number < `to` (in the unit shown); blanks match none. */
export type Condition =
  | { column: string; is: readonly string[] }
  | { column: string; from?: number; to?: number };

/**
 * A number for each bin. `count` and `sum` are updated row by row; `percentile`, `distinct`, `presence` and `interval`
 * (rows of other days, `Span`) are recounted when read; the others are computed from them. Division by zero and the
 * percentile of no rows are NaN, of which no comparison of a `choose` holds.
 */
export type Measure =
  | { kind: "count"; where?: Condition }
  | { kind: "sum"; column: string; power: 1 | 2; where?: Condition }
  | { kind: "percentile"; column: string; fraction: number; where?: Condition }
  | { kind: "distinct"; column: string; where?: Condition }
  | { kind: "presence"; column: string; each: number; day: string; where?: Condition }
  | { kind: "interval"; counted: Counted; day: string; span: Span }
  | { kind: "constant"; value: number }
  | { kind: "add" | "subtract" | "multiply" | "divide"; left: Measure; right: Measure }
  | { kind: "root"; of: Measure }
  | { kind: "share"; of: Measure; whole: "view" | "report" }
  | { kind: "change"; of: Measure; isRelative: boolean }
  | {
      kind: "choose";
      left: Measure;
      is: "<" | "<=" | "=";
      right: Measure;
      chosen: Measure;
      otherwise: Measure;
    };

/** A measure that an interval counts. */
export type Counted =
  | { kind: "count"; where?: Condition }
  | { kind: "sum"; column: string; power: 1; where?: Condition }
  | { kind: "distinct"; column: string; where?: Condition };

/** A percentage is a share: 0.4345 is shown as 43.45 %; a date is a day number. */
export type Unit =
  | "count"
  | "percent"
  | "points"
  | "rating"
  | "minutes"
  | "hours"
  | "days"
  | "date"
  | "euros"
  | "kilos"
  | "times"
  | Currency;

/** Another currency than the euro, by its ISO 4217 code: `currency USD`. */
export type Currency = `currency ${string}`;

export type MeasureDeclaration = { value: Measure; unit: Unit; decimals: number };

/** Rows with one of some label ids: `those("mode", "urgent")`. */
export function those(column: string, ...is: readonly string[]): Condition {
  return { column, is };
}

export function count(where?: Condition): Measure {
  return { kind: "count", ...narrow(where) };
}

export function sum(column: string, where?: Condition): Measure {
  return { kind: "sum", column, power: 1, ...narrow(where) };
}

export function sumOfSquares(column: string, where?: Condition): Measure {
  return { kind: "sum", column, power: 2, ...narrow(where) };
}

/** The value below which `fraction` (0 to 1) of the rows are, interpolated. */
export function percentile(column: string, fraction: number, where?: Condition): Measure {
  return { kind: "percentile", column, fraction, ...narrow(where) };
}

export function median(column: string, where?: Condition): Measure {
  return percentile(column, 0.5, where);
}

export function distinct(column: string, where?: Condition): Measure {
  return { kind: "distinct", column, ...narrow(where) };
}

/**
 * The mean number of rows that are present at once in each bin of a week. A row enters in its own bin and stays for as
 * long as `column` says; a bin lasts `each` of its units. The mean is over the weeks, by a column of days, in which a
 * row enters.
 */
export function presence(column: string, { each, day }: { each: number; day: string }): Measure {
  return { kind: "presence", column, each, day };
}

export function constant(value: number): Measure {
  return { kind: "constant", value };
}

export function add(left: Measure, right: Measure): Measure {
  return { kind: "add", left, right };
}

export function subtract(left: Measure, right: Measure): Measure {
  return { kind: "subtract", left, right };
}

export function multiply(left: Measure, right: Measure): Measure {
  return { kind: "multiply", left, right };
}

export function ratio(left: Measure, right: Measure): Measure {
  return { kind: "divide", left, right };
}

export function average(column: string, where?: Condition): Measure {
  return ratio(sum(column, where), count(where));
}

/** The mean of the rows that have a value. */
export function averageKnown(column: string): Measure {
  return ratio(sum(column), count({ column }));
}

/** The share of the rows that a condition selects, or of the sum of a column. */
export function part(where: Condition, column?: string): Measure {
  return column === undefined
    ? ratio(count(where), count())
    : ratio(sum(column, where), sum(column));
}

export function standardDeviation(column: string, where?: Condition): Measure {
  const mean = average(column, where);
  const squares = ratio(sumOfSquares(column, where), count(where));
  return { kind: "root", of: subtract(squares, multiply(mean, mean)) };
}

export function netPromoterScore(column: string): Measure {
  const balance = subtract(count({ column, from: 9 }), count({ column, to: 7 }));
  return multiply(constant(100), ratio(balance, count()));
}

export function share(of: Measure, whole: "view" | "report" = "view"): Measure {
  return { kind: "share", of, whole };
}

/** The relative change from the other side of the reader's comparison (`comparison/`): 0.077 is 7.7 %. */
export function change(of: Measure): Measure {
  return { kind: "change", of, isRelative: true };
}

/** The change from the other side of the comparison, not divided: for rates. */
export function difference(of: Measure): Measure {
  return { kind: "change", of, isRelative: false };
}

/** True of a measure that contains a change. */
export function isChange(measure: Measure): boolean {
  return measure.kind === "change" || listParts(measure).some(isChange);
}

/** Lists the measures that a measure is computed from. */
export function listParts(measure: Measure): Measure[] {
  if ("of" in measure) return [measure.of];
  if (!("left" in measure)) return [];
  const { left, right } = measure;
  return measure.kind === "choose"
    ? [left, right, measure.chosen, measure.otherwise]
    : [left, right];
}

function narrow(where: Condition | undefined): { where?: Condition } {
  return where === undefined ? {} : { where };
}
