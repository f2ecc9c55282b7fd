import type { Measure } from "../../../query/measures/measure.ts";
import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";
import { isIgnored } from "../compile/compile-filter.ts";
import type { Formula, Leaf } from "../formula/formula.ts";

/** Returns the id of the column that a leaf reads; undefined for the plain count of a report's rows. */
export type ColumnOf = (leaf: Leaf) => string | undefined;

/** Writes a formula as a measure of the engine, for a visual that divides by some columns. */
export function lowerFormula(
  formula: Formula,
  columnOf: ColumnOf,
  axes: readonly ColumnRef[],
): Measure {
  const lower = (inner: Formula): Measure => lowerFormula(inner, columnOf, axes);
  switch (formula.kind) {
    case "constant":
      return { kind: "constant", value: formula.value };
    case "nothing": {
      const zero: Measure = { kind: "constant", value: 0 };
      return { kind: "divide", left: zero, right: zero };
    }
    case "leaf":
      return lowerLeaf(formula.leaf, columnOf(formula.leaf));
    case "share":
      return { kind: "share", of: lower(formula.of), whole: "report" };
    case "part": {
      const isDivided = axes.some((axis) => formula.columns.some((one) => isIgnored(axis, one)));
      if (isDivided) return { kind: "share", of: lower(formula.of), whole: "view" };
      return { kind: "divide", left: lower(formula.of), right: lower(formula.of) };
    }
    case "choose": {
      const { left, is, right, chosen, otherwise } = formula;
      const sides = { left: lower(left), is, right: lower(right) };
      return { kind: "choose", ...sides, chosen: lower(chosen), otherwise: lower(otherwise) };
    }
    case "add":
    case "divide":
    case "multiply":
    case "subtract":
      return { kind: formula.kind, left: lower(formula.left), right: lower(formula.right) };
  }
}

function lowerLeaf(leaf: Leaf, column: string | undefined): Measure {
  if (column === undefined) return { kind: "count" };
  switch (leaf.kind) {
    case "count":
      return { kind: "count", where: { column } };
    case "sum":
      return { kind: "sum", column, power: 1 };
    case "percentile":
      return { kind: "percentile", column, fraction: leaf.fraction };
    case "distinct":
    case "distinctKnown":
      return { kind: "distinct", column };
  }
}
