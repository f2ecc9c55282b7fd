import type { Formula, Leaf } from "./formula.ts";

const zero: Formula = { kind: "constant", value: 0 };

/** Lists the formulas that a formula is computed from. */
export function listInner(formula: Formula): Formula[] {
  if ("of" in formula) return [formula.of];
  if (!("left" in formula)) return [];
  const { left, right } = formula;
  return formula.kind === "choose"
    ? [left, right, formula.chosen, formula.otherwise]
    : [left, right];
}

export function listFormulaLeaves(formula: Formula): Leaf[] {
  return formula.kind === "leaf" ? [formula.leaf] : listInner(formula).flatMap(listFormulaLeaves);
}

/** True of sums and counts, of which a part of the rows has a part. */
export function isAdditiveFormula(formula: Formula): boolean {
  if (formula.kind === "leaf") {
    const { kind, dated } = formula.leaf;
    return dated === undefined && (kind === "sum" || kind === "count");
  }
  if (formula.kind === "multiply")
    return (
      (isAdditiveFormula(formula.left) && formula.right.kind === "constant") ||
      (isAdditiveFormula(formula.right) && formula.left.kind === "constant")
    );
  const isSum = formula.kind === "add" || formula.kind === "subtract";
  return isSum && isAdditiveFormula(formula.left) && isAdditiveFormula(formula.right);
}

/** Returns a formula, or another one where it is a blank. */
export function otherwise(formula: Formula, instead: Formula): Formula {
  if (!mayBeNothing(formula)) return formula;
  if (formula.kind === "nothing") return instead;
  return {
    kind: "choose",
    left: formula,
    is: "=",
    right: formula,
    chosen: formula,
    otherwise: instead,
  };
}

/** Returns a formula with 0 for a blank, as sums and comparisons of DAX read it. */
export function zeroIfNothing(formula: Formula): Formula {
  return otherwise(formula, zero);
}

function mayBeNothing(formula: Formula): boolean {
  switch (formula.kind) {
    case "leaf":
      return formula.leaf.kind === "percentile";
    case "constant":
      return false;
    case "nothing":
    case "divide":
    case "share":
    case "part":
      return true;
    case "choose":
      return mayBeNothing(formula.chosen) || mayBeNothing(formula.otherwise);
    case "add":
    case "multiply":
    case "subtract":
      return mayBeNothing(formula.left) || mayBeNothing(formula.right);
  }
}

/** True of formulas that are the same but for the filters that they ignore. */
export function isAlikeFormula(one: Formula, other: Formula): boolean {
  return describe(one) === describe(other);
}

function describe(formula: Formula): string {
  return JSON.stringify(formula, (key, value: unknown) => (key === "ignores" ? undefined : value));
}
