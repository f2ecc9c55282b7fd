import type { Counted, Measure } from "../../../query/measures/measure.ts";
import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";
import { isIgnored } from "../compile/compile-filter.ts";
import type { Formula, Leaf } from "../formula/formula.ts";

/** Returns the id of the column that a leaf reads, undefined for the plain count of a report's rows, and of its days. */
export type ColumnOf = (leaf: Leaf) => { column: string | undefined; day: string | undefined };

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

function lowerLeaf(leaf: Leaf, { column, day }: ReturnType<ColumnOf>): Measure {
  if (leaf.kind === "percentile")
    return { kind: "percentile", column: column!, fraction: leaf.fraction };
  const counted = lowerCounted(leaf, column);
  const { dated } = leaf;
  return dated === undefined ? counted : { kind: "interval", counted, day: day!, span: dated.span };
}

function lowerCounted({ kind }: Leaf, column: string | undefined): Counted {
  if (column === undefined) return { kind: "count" };
  if (kind === "sum") return { kind: "sum", column, power: 1 };
  return kind === "count" ? { kind, where: { column } } : { kind: "distinct", column };
}
