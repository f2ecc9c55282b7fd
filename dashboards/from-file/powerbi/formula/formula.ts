import type { Dax } from "../../../../ingest/powerbi/dax/dax-tree.ts";
import type { Span } from "../../../query/measures/interval.ts";
import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";

/**
 * A shift of the dates of a filter by days or months: of whole months or longer periods (`grain` of months), where
 * `isParallel` of all their days.
 */
export type Shift = ColumnRef & {
  days: number;
  months: number;
  grain: number;
  isParallel: boolean;
};

/** The days of a table of dates that a measure counts instead of those that filters leave. */
export type DatedSpan = ColumnRef & { span: Span };

/**
 * A table whose rows are counted, with the relationships that a measure makes active instead of others; `shifts` of the
 * dates of its filters, from the outermost on.
 */
export type Fact = { table: string; uses: readonly string[]; shifts?: readonly Shift[] };

/**
 * Filters that a measure ignores: of everything, of a table, or of a column; with `isSelected` those of its visual, and
 * not what a reader selects.
 */
export type Ignored = { table?: string; column?: string; isSelected?: true };

/** A number over the rows of a fact: of an expression of each row, or of the rows themselves. */
export type Leaf = {
  of: Dax | null;
  /** Conditions of a row, all of which hold. */
  where: readonly Dax[];
  fact: Fact;
  ignores: readonly Ignored[];
  /** True where the rows of the fact must all differ, or DAX would count some twice. */
  needsUniqueRows: boolean;
  dated?: DatedSpan;
} & (
  | { kind: "sum" | "count" | "distinct" | "distinctKnown" }
  | { kind: "percentile"; fraction: number }
);

/** A measure of DAX over its facts; `nothing` is a blank. */
export type Formula =
  | { kind: "leaf"; leaf: Leaf }
  | { kind: "constant"; value: number }
  | { kind: "nothing" }
  | { kind: "add" | "subtract" | "multiply"; left: Formula; right: Formula }
  /** `isPlain` of the operator, which is no blank where the divisor is 0. */
  | { kind: "divide"; left: Formula; right: Formula; isPlain: boolean }
  | {
      kind: "choose";
      left: Formula;
      is: "<" | "<=" | "=";
      right: Formula;
      chosen: Formula;
      otherwise: Formula;
    }
  /** The share of all rows of the report. */
  | { kind: "share"; of: Formula }
  /** The share of the rows without filters of `columns`. */
  | { kind: "part"; of: Formula; columns: readonly Ignored[] };

export type RefusalCode =
  | "all-filters"
  | "both-ways"
  | "cycle"
  | "date-level"
  | "dates"
  | "double-key"
  | "double-row"
  | "facts"
  | "field"
  | "filter"
  | "function"
  | "hidden"
  | "keeps-data"
  | "keeps-page"
  | "keeps-visuals"
  | "no-chart"
  | "no-measure"
  | "no-relation"
  | "no-rows"
  | "not-additive"
  | "orphans"
  | "other-part"
  | "personal"
  | "precision"
  | "room"
  | "row-measure"
  | "series"
  | "syntax"
  | "text"
  | "two-tables"
  | "type"
  | "unknown-name"
  | "variable";

/** A part of a project that has no exact counterpart: why, and what was found. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly found: string;
  /** The measure in which it lies. */
  measure?: string;

  constructor(code: RefusalCode, found: string) {
    super(`${code}: ${found}`);
    this.code = code;
    this.found = found;
  }
}

export function factKey({ table, uses, shifts = [] }: Fact): string {
  const moved = shifts.map(
    ({ days, months, isParallel }) =>
      `${String(days || months)}${isParallel ? "p" : days === 0 ? "m" : "d"}`,
  );
  return [table, ...uses, ...moved].join("~");
}

/** Writes the name of a column as DAX does. */
export function nameRef({ table, column }: ColumnRef): string {
  return `${table}[${column}]`;
}
