import type { Dax } from "../../../../ingest/powerbi/dax/dax-tree.ts";
import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";
import type { DatedSpan, Formula, Ignored, Shift } from "../formula/formula.ts";
import type { ModelNames } from "./model-names.ts";

/** A condition that `CALCULATE` sets on the rows of a table, and the columns that it reads. */
export type RowFilter = { predicate: Dax; columns: readonly ColumnRef[]; isOfTable: boolean };

/** The scope of an expression: the filters around it, and the meaning of its names. */
export type Scope = {
  names: ModelNames;
  filters: readonly RowFilter[];
  ignores: readonly Ignored[];
  uses: readonly string[];
  /** Shifts of the dates that filters leave, from the outermost on. */
  shifts: readonly Shift[];
  /** The days that are counted instead, inside these shifts or around them. */
  dated?: DatedSpan;
  /** Set where rows of a table are a filter: only they are counted. */
  onlyFact?: string;
  /** Variables with the scope of their definition, in which they are computed. */
  variables: ReadonlyMap<string, { value: Dax; scope: Scope }>;
  /** Measures that are being compiled, against a cycle. */
  open: readonly string[];
  /** Compiles an expression that is a number. */
  compile: (expression: Dax, scope: Scope) => Formula;
};

/** True of scopes under the same filters. */
export function isSameContext(one: Scope, other: Scope): boolean {
  return (
    one.filters === other.filters &&
    one.ignores === other.ignores &&
    one.shifts === other.shifts &&
    one.dated === other.dated
  );
}
