import type { Dax } from "../../../../ingest/powerbi/dax/dax-tree.ts";
import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";

/** A table whose rows are counted, with the relationships that a measure makes active instead of others. */
export type Fact = { table: string; uses: readonly string[] };

/** Filters that a measure ignores: of everything, of a table, or of a column. */
export type Ignored = { table?: string; column?: string };

/** A number over the rows of a fact: of an expression of each row, or of the rows themselves. */
export type Leaf = {
  of: Dax | null;
  /** Conditions of a row, all of which hold. */
  where: readonly Dax[];
  fact: Fact;
  ignores: readonly Ignored[];
  /** True where the rows of the fact must all differ, or DAX would count some twice. */
  needsUniqueRows: boolean;
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
  | "double-key"
  | "double-row"
  | "facts"
  | "field"
  | "filter"
  | "function"
  | "no-chart"
  | "no-measure"
  | "no-relation"
  | "no-rows"
  | "not-additive"
  | "orphans"
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

export function factKey({ table, uses }: Fact): string {
  return [table, ...uses].join("~");
}

/** Writes the name of a column as DAX does. */
export function nameRef({ table, column }: ColumnRef): string {
  return `${table}[${column}]`;
}
