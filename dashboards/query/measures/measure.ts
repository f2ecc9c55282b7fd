/** Rows a measure looks at: those with one of some label ids, or with a number from `from` up to, not including, `to` (unit shown). */
export type Condition =
  | { column: string; is: readonly string[] }
  | { column: string; from?: number; to?: number };

/**
 * A number for each bin, as an expression over the rows of the bin. `count` and `sum` are kept up to date row by row; `percentile`
 * and `distinct` are recounted when read; the rest are computed from them. Division by zero and the percentile of nothing give NaN.
 */
export type Measure =
  | { kind: "count"; where?: Condition }
  | { kind: "sum"; column: string; power: 1 | 2; where?: Condition }
  | { kind: "percentile"; column: string; fraction: number; where?: Condition }
  | { kind: "distinct"; column: string; where?: Condition }
  | { kind: "constant"; value: number }
  | { kind: "add" | "subtract" | "multiply" | "divide"; left: Measure; right: Measure }
  | { kind: "root"; of: Measure }
  /** Against all bins shown in the view, or against the whole report without filters. */
  | { kind: "share"; of: Measure; whole: "view" | "report" }
  /** Against the bin `back` places before in the view. */
  | { kind: "change"; of: Measure; back: number; isRelative: boolean };

/** Units a value can have; the value of a percentage is a share: 0.4345 is shown as 43.45 %; that of a date is a day number. */
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
  | "times";

/** A measure with how it is written. */
export type MeasureDeclaration = { value: Measure; unit: Unit; decimals: number };

export function count(where?: Condition): Measure {
  return { kind: "count", ...narrow(where) };
}

export function sum(column: string, where?: Condition): Measure {
  return { kind: "sum", column, power: 1, ...narrow(where) };
}

export function sumOfSquares(column: string, where?: Condition): Measure {
  return { kind: "sum", column, power: 2, ...narrow(where) };
}

/** The value below which `fraction` (0 to 1) of the rows lie, between two rows interpolated; 0.5 is the median. */
export function percentile(column: string, fraction: number, where?: Condition): Measure {
  return { kind: "percentile", column, fraction, ...narrow(where) };
}

export function median(column: string, where?: Condition): Measure {
  return percentile(column, 0.5, where);
}

/** How many different values a column has in the rows, e.g. customers. */
export function distinct(column: string, where?: Condition): Measure {
  return { kind: "distinct", column, ...narrow(where) };
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

/** A ratio of two measures: margin, share of the satisfied, cost per enrolment; of the target when `right` is a `constant`. */
export function ratio(left: Measure, right: Measure): Measure {
  return { kind: "divide", left, right };
}

export function average(column: string, where?: Condition): Measure {
  return ratio(sum(column, where), count(where));
}

/** Standard deviation of all the rows (not of a sample). */
export function standardDeviation(column: string, where?: Condition): Measure {
  const mean = average(column, where);
  const squares = ratio(sumOfSquares(column, where), count(where));
  return { kind: "root", of: subtract(squares, multiply(mean, mean)) };
}

/** Net promoter score, -100 to 100, of a column of answers 0 to 10. */
export function netPromoterScore(column: string): Measure {
  const balance = subtract(count({ column, from: 9 }), count({ column, to: 7 }));
  return multiply(constant(100), ratio(balance, count()));
}

/** Part of the sum over the bins shown, or of the whole report without filters. */
export function share(of: Measure, whole: "view" | "report" = "view"): Measure {
  return { kind: "share", of, whole };
}

/** Difference from the bin `back` places before, e.g. 12 for the same month of the year before. */
export function difference(of: Measure, back = 1): Measure {
  return { kind: "change", of, back, isRelative: false };
}

/** Growth on the bin `back` places before: 0.5 is half as much again. */
export function growth(of: Measure, back = 1): Measure {
  return { kind: "change", of, back, isRelative: true };
}

function narrow(where: Condition | undefined): { where?: Condition } {
  return where === undefined ? {} : { where };
}
