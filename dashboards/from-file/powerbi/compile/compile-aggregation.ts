import type { Dax } from "../../../../ingest/powerbi/dax/dax-tree.ts";
import { nameRef, Refusal, type Formula } from "../formula/formula.ts";
import { makeLeaf } from "./make-leaf.ts";
import type { Scope } from "./scope.ts";

type Rows = { table: string; conditions: readonly Dax[] };
type Read = (rows: Rows, of: Dax | null, scope: Scope) => Formula;

const least = 0;
const greatest = 1;
const half = 0.5;

function percentile(fraction: number): Read {
  return (rows, of, scope) => makeLeaf({ kind: "percentile", fraction, ...rows, of }, scope);
}

const sum: Read = (rows, of, scope) => makeLeaf({ kind: "sum", ...rows, of }, scope);
const count: Read = (rows, of, scope) => makeLeaf({ kind: "count", ...rows, of }, scope);
const average: Read = (rows, of, scope) => ({
  kind: "divide",
  left: sum(rows, of, scope),
  right: count(rows, of, scope),
  isPlain: false,
});

/** Aggregations of a column, by name. */
const ofColumn: Readonly<Record<string, Read>> = {
  SUM: sum,
  AVERAGE: average,
  COUNT: count,
  COUNTA: count,
  MIN: percentile(least),
  MAX: percentile(greatest),
  MEDIAN: percentile(half),
  DISTINCTCOUNT: (rows, of, scope) => makeLeaf({ kind: "distinct", ...rows, of }, scope),
  DISTINCTCOUNTNOBLANK: (rows, of, scope) =>
    makeLeaf({ kind: "distinctKnown", ...rows, of }, scope),
};

/** Aggregations of an expression over the rows of a table, by name. */
const overRows: Readonly<Record<string, Read>> = {
  SUMX: sum,
  AVERAGEX: average,
  COUNTX: count,
  COUNTAX: count,
  MINX: percentile(least),
  MAXX: percentile(greatest),
  MEDIANX: percentile(half),
};

/** Compiles an aggregation; null for a function that is none. */
export function compileAggregation(
  name: string,
  args: readonly Dax[],
  scope: Scope,
): Formula | null {
  const [first, second] = args;
  const read = ofColumn[name];
  if (read !== undefined) {
    const of = first === undefined ? undefined : readColumn(first, scope);
    if (of === undefined || args.length > 1) return null;
    return read({ table: of.table, conditions: [] }, of, scope);
  }
  if (name === "COUNTROWS" && first !== undefined) return countRows(first, scope);
  if (name === "COUNTBLANK" && first?.kind === "column") {
    const conditions: Dax[] = [{ kind: "call", name: "ISBLANK", args: [first] }];
    return count({ table: first.table, conditions }, null, scope);
  }
  if (name === "PERCENTILE.INC" && first?.kind === "column" && second?.kind === "number")
    return percentile(second.value)({ table: first.table, conditions: [] }, first, scope);
  const over = overRows[name];
  if (over === undefined || first === undefined || second === undefined) return null;
  const values = name === "AVERAGEX" ? readValues(first) : undefined;
  if (values !== undefined) return averageOver(values, second, scope);
  return over(readRows(first, scope), second, scope);
}

function readColumn(arg: Dax, { names }: Scope): Extract<Dax, { kind: "column" }> | undefined {
  if (arg.kind !== "column") return undefined;
  const found = names.column(arg.table, arg.name);
  if (found === undefined) throw new Refusal("unknown-name", `${arg.table}[${arg.name}]`);
  return { kind: "column", table: found.table, name: found.column };
}

function countRows(of: Dax, scope: Scope): Formula {
  const values = readValues(of);
  if (values === undefined) return count(readRows(of, scope), null, scope);
  return makeLeaf({ kind: "distinct", table: values.table, of: values }, scope);
}

/** Returns the column of `VALUES(column)`. */
function readValues(of: Dax): Extract<Dax, { kind: "column" }> | undefined {
  const isList = of.kind === "call" && (of.name === "VALUES" || of.name === "DISTINCT");
  const [column] = isList ? of.args : [];
  return column?.kind === "column" ? column : undefined;
}

/** Reads a table, or `FILTER(table, condition)`. */
function readRows(of: Dax, scope: Scope): Rows {
  if (of.kind === "name") {
    const table = scope.names.table(of.name);
    if (table === undefined) throw new Refusal("variable", of.name);
    return { table: table.name, conditions: [] };
  }
  if (of.kind !== "call") throw new Refusal("syntax", of.kind);
  const [inner, condition] = of.args;
  if (of.name !== "FILTER" || inner === undefined || condition === undefined)
    throw new Refusal("function", of.name);
  const rows = readRows(inner, scope);
  return { ...rows, conditions: [...rows.conditions, condition] };
}

/**
 * Compiles the mean of a sum over the values of a column: the sum, by the number of values whose rows have something to
 * sum.
 */
function averageOver(column: Extract<Dax, { kind: "column" }>, of: Dax, scope: Scope): Formula {
  const whole = scope.compile(of, scope);
  const leaf = whole.kind === "leaf" ? whole.leaf : null;
  if (leaf?.kind !== "sum") throw new Refusal("not-additive", "AVERAGEX");
  const known = readColumn(column, scope)!;
  if (scope.names.reach(leaf.fact, known.table) === null)
    throw new Refusal("no-relation", `${leaf.fact.table} → ${known.table}`);
  const moved = [...(leaf.fact.shifts ?? []), ...(leaf.dated ? [leaf.dated] : [])];
  if (moved.some(({ table }) => table === known.table))
    throw new Refusal("filter", nameRef({ table: known.table, column: known.name }));
  const isKnown: Dax = {
    kind: "unary",
    operator: "NOT",
    of: { kind: "call", name: "ISBLANK", args: [leaf.of!] },
  };
  const values = { ...leaf, kind: "distinct" as const, of: known, where: [...leaf.where, isKnown] };
  return { kind: "divide", left: whole, right: { kind: "leaf", leaf: values }, isPlain: false };
}
