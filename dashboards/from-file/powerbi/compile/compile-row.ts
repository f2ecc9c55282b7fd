import type { Dax } from "../../../../ingest/powerbi/dax/dax-tree.ts";
import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";
import { Refusal } from "../formula/formula.ts";
import type { Scope } from "./scope.ts";

/** Functions of one row that `evaluateRow` computes. */
const rowFunctions: ReadonlySet<string> = new Set([
  "ABS",
  "AND",
  "COALESCE",
  "DAY",
  "DIVIDE",
  "IF",
  "IF.EAGER",
  "INT",
  "ISBLANK",
  "MONTH",
  "OR",
  "ROUND",
  "SWITCH",
  "YEAR",
]);

export type CompiledRow = {
  expression: Dax;
  columns: readonly ColumnRef[];
  /** True where it holds a measure of its row alone. */
  needsUniqueRows: boolean;
};

/** Compiles an expression of one row of a table: columns as the model writes them, no measure but a sum of the row. */
export function compileRow(expression: Dax, table: string, scope: Scope): CompiledRow {
  const columns: ColumnRef[] = [];
  let needsUniqueRows = false;
  const addColumn = (own: string, name: string): Dax => {
    const found = scope.names.column(own, name);
    if (found === undefined) throw new Refusal("unknown-name", `${own}[${name}]`);
    if (found.declared.dataType === "binary") throw new Refusal("type", `${own}[${name}]`);
    columns.push({ table: found.table, column: found.column });
    return { kind: "column", table: found.table, name: found.column };
  };
  const addMeasure = (name: string): Dax => {
    const formula = scope.compile(
      { kind: "reference", name },
      { ...scope, filters: [], ignores: [], variables: new Map() },
    );
    const leaf = formula.kind === "leaf" ? formula.leaf : null;
    const isOfRow = leaf?.kind === "sum" && leaf.fact.table === table && leaf.where.length === 0;
    if (!isOfRow) throw new Refusal("row-measure", name);
    needsUniqueRows = true;
    return walk(leaf.of!, new Map());
  };
  const walk = (dax: Dax, own: ReadonlyMap<string, Dax>): Dax => {
    switch (dax.kind) {
      case "column":
        return scope.names.column(dax.table, dax.name) || !scope.names.measure(dax.name)
          ? addColumn(dax.table, dax.name)
          : addMeasure(dax.name);
      case "reference":
        if (scope.names.measure(dax.name) !== undefined) return addMeasure(dax.name);
        return addColumn(table, dax.name);
      case "name": {
        const known = own.get(dax.name.toLowerCase());
        return known ?? readConstant(dax.name, scope);
      }
      case "let": {
        const value = walk(dax.value, own);
        return walk(dax.body, new Map([...own, [dax.name.toLowerCase(), value]]));
      }
      case "unary":
        return { ...dax, of: walk(dax.of, own) };
      case "binary":
        return { ...dax, left: walk(dax.left, own), right: walk(dax.right, own) };
      case "list":
        return { ...dax, items: dax.items.map((item) => walk(item, own)) };
      case "call": {
        if (dax.name === "RELATED" && dax.args[0]?.kind === "column") return walk(dax.args[0], own);
        if (!rowFunctions.has(dax.name)) throw new Refusal("function", dax.name);
        return { ...dax, args: dax.args.map((arg) => walk(arg, own)) };
      }
      case "blank":
      case "boolean":
      case "date":
      case "number":
      case "text":
        return dax;
    }
  };
  return { expression: walk(expression, new Map()), columns, needsUniqueRows };
}

/** Returns the value of a variable that is the same for all rows and filters. */
function readConstant(name: string, scope: Scope): Dax {
  const variable = scope.variables.get(name.toLowerCase());
  if (variable === undefined) throw new Refusal("unknown-name", name);
  const { value } = variable;
  if (value.kind === "text" || value.kind === "boolean" || value.kind === "blank") return value;
  const formula = scope.compile(value, variable.scope);
  if (formula.kind !== "constant") throw new Refusal("variable", name);
  return { kind: "number", value: formula.value };
}
