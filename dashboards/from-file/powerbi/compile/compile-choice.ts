import type { Dax } from "../../../../ingest/powerbi/dax/dax-tree.ts";
import { otherwise, zeroIfNothing } from "../formula/formula-parts.ts";
import { Refusal, type Formula } from "../formula/formula.ts";
import { isSameContext, type Scope } from "./scope.ts";

const zero: Formula = { kind: "constant", value: 0 };
const nothing: Formula = { kind: "nothing" };

/** Compiles `IF`, `SWITCH` and `COALESCE` of numbers; null for another function. */
export function compileChoice(name: string, args: readonly Dax[], scope: Scope): Formula | null {
  const read = (arg: Dax | undefined): Formula =>
    arg === undefined ? nothing : scope.compile(arg, scope);
  const [first, ...rest] = args;
  if (first === undefined) return null;
  if (name === "IF" || name === "IF.EAGER")
    return branch(first, read(rest[0]), read(rest[1]), scope);
  if (name === "COALESCE")
    return args
      .map(read)
      .reduceRight((instead, one) => testBlank(one, instead, otherwise(one, instead)));
  if (name !== "SWITCH") return null;
  const hasElse = rest.length % 2 === 1;
  const last = hasElse ? read(rest.at(-1)) : nothing;
  const pairs = Array.from({ length: Math.floor(rest.length / 2) }, (_, at) => ({
    when: rest[2 * at]!,
    chosen: rest[2 * at + 1]!,
  }));
  const isTrue = first.kind === "boolean" && first.value;
  return pairs.reduceRight<Formula>((instead, { when, chosen }) => {
    const condition: Dax = isTrue
      ? when
      : { kind: "binary", operator: "=", left: first, right: when };
    return branch(condition, read(chosen), instead, scope);
  }, last);
}

/** Compiles a condition over measures into the choice between two formulas. */
function branch(condition: Dax, chosen: Formula, instead: Formula, scope: Scope): Formula {
  switch (condition.kind) {
    case "boolean":
      return condition.value ? chosen : instead;
    case "unary":
      if (condition.operator === "NOT") return branch(condition.of, instead, chosen, scope);
      break;
    case "binary":
      return branchBinary(condition, chosen, instead, scope);
    case "call": {
      const [one, other] = condition.args;
      if (condition.name === "ISBLANK" && one !== undefined)
        return testBlank(scope.compile(one, scope), chosen, instead);
      if (condition.name === "HASONEVALUE" && one !== undefined)
        return branch(countsOne(one), chosen, instead, scope);
      if (condition.name === "AND" && one && other)
        return branch(one, branch(other, chosen, instead, scope), instead, scope);
      if (condition.name === "OR" && one && other)
        return branch(one, chosen, branch(other, chosen, instead, scope), scope);
      break;
    }
    case "name": {
      const variable = scope.variables.get(condition.name.toLowerCase());
      if (variable === undefined) throw new Refusal("unknown-name", condition.name);
      return branch(variable.value, chosen, instead, variable.scope);
    }
    case "blank":
    case "column":
    case "date":
    case "let":
    case "list":
    case "number":
    case "reference":
    case "text":
  }
  const value = zeroIfNothing(scope.compile(condition, scope));
  return { kind: "choose", left: value, is: "=", right: zero, chosen: instead, otherwise: chosen };
}

function call(name: string, ...args: readonly Dax[]): Dax {
  return { kind: "call", name, args };
}

/** Writes `HASONEVALUE` as a count of values. */
function countsOne(column: Dax): Dax {
  const left = call("COUNTROWS", call("VALUES", column));
  return { kind: "binary", operator: "=", left, right: { kind: "number", value: 1 } };
}

/**
 * Writes that the only value of a column is a constant: there is one value, and one that is the constant. Null for
 * another comparison, also with 0 and an empty text, which a blank equals.
 */
function readSelected(left: Dax, right: Dax, scope: Scope): Dax | null {
  const variable = left.kind === "name" ? scope.variables.get(left.name.toLowerCase()) : undefined;
  const of = variable !== undefined && isSameContext(variable.scope, scope) ? variable.value : left;
  const column = of.kind === "call" && of.name === "SELECTEDVALUE" ? of.args[0] : undefined;
  if (of.kind !== "call" || column === undefined || of.args.length > 1) return null;
  if ((right.kind !== "text" && right.kind !== "number") || !right.value) return null;
  const isConstant: Dax = { kind: "binary", operator: "=", left: column, right };
  const found = call("CALCULATE", call("DISTINCTCOUNT", column), call("KEEPFILTERS", isConstant));
  const one: Dax = { kind: "number", value: 1 };
  return call("AND", countsOne(column), { kind: "binary", operator: "=", left: found, right: one });
}

function branchBinary(
  { operator, left, right }: Extract<Dax, { kind: "binary" }>,
  chosen: Formula,
  instead: Formula,
  scope: Scope,
): Formula {
  const isSelected =
    operator === "=" || operator === "<>" ? readSelected(left, right, scope) : null;
  if (isSelected !== null)
    return operator === "="
      ? branch(isSelected, chosen, instead, scope)
      : branch(isSelected, instead, chosen, scope);
  if (operator === "&&") return branch(left, branch(right, chosen, instead, scope), instead, scope);
  if (operator === "||") return branch(left, chosen, branch(right, chosen, instead, scope), scope);
  const isBlankTest = right.kind === "blank" && (operator === "=" || operator === "<>");
  if (operator === "==" || isBlankTest) throw new Refusal("function", `${operator} BLANK`);
  const [one, other] = [left, right].map((side) => zeroIfNothing(scope.compile(side, scope))) as [
    Formula,
    Formula,
  ];
  switch (operator) {
    case "=":
    case "<":
    case "<=":
      return { kind: "choose", left: one, is: operator, right: other, chosen, otherwise: instead };
    case "<>":
      return {
        kind: "choose",
        left: one,
        is: "=",
        right: other,
        chosen: instead,
        otherwise: chosen,
      };
    case ">":
    case ">=":
      return {
        kind: "choose",
        left: other,
        is: operator === ">" ? "<" : "<=",
        right: one,
        chosen,
        otherwise: instead,
      };
    case "&":
    case "*":
    case "+":
    case "-":
    case "/":
    case "IN":
    case "^":
      throw new Refusal("function", operator);
  }
}

/** Chooses by whether DAX gives a blank: no row with a value, a division by 0 or of a blank. */
function testBlank(formula: Formula, chosen: Formula, instead: Formula): Formula {
  switch (formula.kind) {
    case "nothing":
      return chosen;
    case "constant":
      return instead;
    case "leaf": {
      const { leaf } = formula;
      if (leaf.kind === "percentile") return testNumber(formula, instead, chosen);
      const rows: Formula =
        leaf.kind === "sum" ? { kind: "leaf", leaf: { ...leaf, kind: "count" } } : formula;
      return { kind: "choose", left: rows, is: "=", right: zero, chosen, otherwise: instead };
    }
    case "multiply":
      return testBlank(formula.left, chosen, testBlank(formula.right, chosen, instead));
    case "add":
    case "subtract":
      return testBlank(formula.left, testBlank(formula.right, chosen, instead), instead);
    case "divide":
      if (formula.isPlain) throw new Refusal("function", "ISBLANK /");
      return testBlank(formula.left, chosen, testNumber(formula, instead, chosen));
    case "choose":
      return {
        ...formula,
        chosen: testBlank(formula.chosen, chosen, instead),
        otherwise: testBlank(formula.otherwise, chosen, instead),
      };
    case "part":
    case "share":
      throw new Refusal("function", "ISBLANK");
  }
}

function testNumber(formula: Formula, chosen: Formula, instead: Formula): Formula {
  return { kind: "choose", left: formula, is: "=", right: formula, chosen, otherwise: instead };
}
