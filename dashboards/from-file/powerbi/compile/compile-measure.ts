import { DaxSyntaxError, type Dax } from "../../../../ingest/powerbi/dax/dax-tree.ts";
import { parseDax } from "../../../../ingest/powerbi/dax/parse-dax.ts";
import {
  isAdditiveFormula,
  isAlikeFormula,
  listFormulaLeaves,
  listInner,
  otherwise,
  zeroIfNothing,
} from "../formula/formula-parts.ts";
import { nameRef, Refusal, type Formula, type Ignored } from "../formula/formula.ts";
import { mayBeUnknown } from "../../../query/measures/interval.ts";
import { compileAggregation } from "./compile-aggregation.ts";
import { compileChoice } from "./compile-choice.ts";
import { openScope } from "./compile-filter.ts";
import type { ModelNames } from "./model-names.ts";
import { readTotal } from "./read-span.ts";
import type { RowFilter, Scope } from "./scope.ts";

/** Compiles an expression of DAX; throws a `Refusal` that names what has no exact counterpart. */
export function compileDax(
  expression: Dax,
  names: ModelNames,
  filters: readonly RowFilter[] = [],
): Formula {
  const formula = compile(expression, {
    names,
    filters,
    ignores: [],
    uses: [],
    shifts: [],
    variables: new Map(),
    open: [],
    compile,
  });
  const leaves = listFormulaLeaves(formula);
  if (leaves.length === 0) throw new Refusal("facts", "—");
  if (leaves.some(({ ignores }) => ignores.some(({ isSelected }) => isSelected)))
    throw new Refusal("function", "ALLSELECTED");
  if (leaves.some(({ ignores }) => ignores.some(({ table }) => table === undefined)))
    throw new Refusal("all-filters", "ALL");
  requireKnown(formula);
  return formula;
}

/** Throws where a choice depends on days that are unknown for some filters. */
function requireKnown(formula: Formula): void {
  if (formula.kind === "choose")
    for (const { dated } of [formula.left, formula.right].flatMap(listFormulaLeaves))
      if (dated !== undefined && mayBeUnknown(dated.span))
        throw new Refusal("filter", nameRef(dated));
  for (const inner of listInner(formula)) requireKnown(inner);
}

function compile(expression: Dax, scope: Scope): Formula {
  switch (expression.kind) {
    case "number":
      return { kind: "constant", value: expression.value };
    case "blank":
      return { kind: "nothing" };
    case "column":
      if (scope.names.column(expression.table, expression.name) === undefined)
        return compileNamed(expression.name, scope);
      throw new Refusal("function", `${expression.table}[${expression.name}]`);
    case "reference":
      return compileNamed(expression.name, scope);
    case "name": {
      const variable = scope.variables.get(expression.name.toLowerCase());
      if (variable === undefined) throw new Refusal("unknown-name", expression.name);
      return compile(variable.value, variable.scope);
    }
    case "let": {
      const { name, value, body } = expression;
      const variables = new Map([...scope.variables, [name.toLowerCase(), { value, scope }]]);
      return compile(body, { ...scope, variables });
    }
    case "unary":
      if (expression.operator === "NOT") throw new Refusal("type", "NOT");
      return {
        kind: "subtract",
        left: { kind: "constant", value: 0 },
        right: zeroIfNothing(compile(expression.of, scope)),
      };
    case "binary":
      return compileBinary(expression, scope);
    case "call":
      return compileCall(expression, scope);
    case "boolean":
    case "date":
    case "list":
    case "text":
      throw new Refusal("text", expression.kind === "text" ? expression.value : expression.kind);
  }
}

function compileNamed(name: string, scope: Scope): Formula {
  const measure = scope.names.measure(name);
  if (measure === undefined) throw new Refusal("unknown-name", name);
  if (scope.open.includes(measure.name)) throw new Refusal("cycle", measure.name);
  try {
    const tree = parseDax(measure.expression);
    return compile(tree, {
      ...scope,
      variables: new Map(),
      open: [...scope.open, measure.name],
    });
  } catch (error) {
    const refusal = error instanceof DaxSyntaxError ? new Refusal("syntax", error.found) : error;
    if (refusal instanceof Refusal) refusal.measure ??= measure.name;
    throw refusal;
  }
}

function compileBinary(
  { operator, left, right }: Extract<Dax, { kind: "binary" }>,
  scope: Scope,
): Formula {
  const [one, other] = [compile(left, scope), compile(right, scope)];
  switch (operator) {
    case "+":
      return fold({ kind: "add", left: zeroIfNothing(one), right: zeroIfNothing(other) });
    case "-":
      return fold({ kind: "subtract", left: zeroIfNothing(one), right: zeroIfNothing(other) });
    case "*":
      return fold({ kind: "multiply", left: one, right: other });
    case "/":
      return divide(one, other, true);
    case "&":
    case "&&":
    case "<":
    case "<=":
    case "<>":
    case "=":
    case "==":
    case ">":
    case ">=":
    case "IN":
    case "^":
    case "||":
      throw new Refusal("function", operator);
  }
}

/** Computes what is the same in every state. */
function fold(formula: Extract<Formula, { kind: "add" | "subtract" | "multiply" }>): Formula {
  const { kind, left, right } = formula;
  if (left.kind !== "constant" || right.kind !== "constant") return formula;
  const [one, other] = [left.value, right.value];
  if (kind === "add") return { kind: "constant", value: one + other };
  return { kind: "constant", value: kind === "subtract" ? one - other : one * other };
}

function compileCall({ name, args }: Extract<Dax, { kind: "call" }>, scope: Scope): Formula {
  const [first, second, third] = args;
  if (name === "CALCULATE" && first !== undefined)
    return compile(first, openScope(scope, args.slice(1)));
  const total = readTotal({ kind: "call", name, args });
  if (total !== null) return compileCall(total, scope);
  if (name === "DIVIDE" && first !== undefined && second !== undefined) {
    const quotient = divide(compile(first, scope), compile(second, scope), false);
    return third === undefined ? quotient : safely(quotient, compile(third, scope));
  }
  const found = compileAggregation(name, args, scope) ?? compileChoice(name, args, scope);
  if (found === null) throw new Refusal("function", name);
  return found;
}

/** Returns a quotient with an alternative where its divisor is 0 or a blank. */
function safely(quotient: Formula, instead: Formula): Formula {
  if (quotient.kind !== "divide") return otherwise(quotient, instead);
  return {
    kind: "choose",
    left: zeroIfNothing(quotient.right),
    is: "=",
    right: { kind: "constant", value: 0 },
    chosen: instead,
    otherwise: quotient,
  };
}

/** Divides; by the same without some filters, it is a share. */
function divide(left: Formula, right: Formula, isPlain: boolean): Formula {
  const [own, whole] = [listIgnored(left), listIgnored(right)];
  const isShare = own.length === 0 && whole.length > 0 && isAlikeFormula(left, right);
  if (!isShare) return { kind: "divide", left, right, isPlain };
  if (!isAdditiveFormula(left)) throw new Refusal("not-additive", "ALL");
  const selected = whole.filter(({ isSelected }) => isSelected);
  if (selected.length === whole.length) return { kind: "part", of: left, columns: whole };
  if (selected.length > 0) throw new Refusal("function", "ALLSELECTED");
  const facts = new Set(listFormulaLeaves(left).map(({ fact }) => fact.table));
  const isOfAll = whole.some(({ table }) => table === undefined || facts.has(table));
  const columns = whole.filter(({ column }) => column !== undefined);
  if (isOfAll && columns.length < whole.length) return { kind: "share", of: left };
  return { kind: "part", of: left, columns: whole };
}

function listIgnored(formula: Formula): Ignored[] {
  return listFormulaLeaves(formula).flatMap(({ ignores }) => ignores);
}
