import type { Dax } from "../../../../ingest/powerbi/dax/dax-tree.ts";
import {
  nameRef,
  Refusal,
  type Fact,
  type Formula,
  type Ignored,
  type Leaf,
} from "../formula/formula.ts";
import { compileRow } from "./compile-row.ts";
import { keepShifts } from "./read-shift.ts";
import { keepSpan } from "./read-span.ts";
import type { RowFilter, Scope } from "./scope.ts";

type Asked = {
  kind: "sum" | "count" | "distinct" | "distinctKnown" | "percentile";
  fraction?: number;
  table: string;
  of: Dax | null;
  /** Conditions of the rows iterated over. */
  conditions?: readonly Dax[];
};

const summable = new Set(["int64", "double", "decimal"]);

/** Makes a number over the rows of a table under the filters of a scope. */
export function makeLeaf(
  { kind, fraction, table, of, conditions = [] }: Asked,
  scope: Scope,
): Formula {
  const { names, onlyFact } = scope;
  const known = names.table(table);
  if (known === undefined) throw new Refusal("unknown-name", table);
  if (known.kind === "group" || known.kind === "choice" || known.kind === "autoDate")
    throw new Refusal("type", table);
  if (onlyFact !== undefined && onlyFact !== known.name) throw new Refusal("filter", onlyFact);
  const fact = makeFact(known.name, scope);
  const backwards = names.findBackwards(fact);
  if (backwards !== null)
    throw new Refusal("both-ways", `${backwards.from.table} ↔ ${backwards.to.table}`);
  const dated = keepSpan(fact, scope);
  if (dated !== undefined && kind === "percentile") throw new Refusal("function", nameRef(dated));
  const row = of === null ? null : compileRow(of, known.name, scope);
  const own = conditions.map((condition) => compileRow(condition, known.name, scope));
  const filters = scope.filters.filter((filter) => applies(filter, fact, scope));
  const columns = [row, ...own].flatMap((one) => one?.columns ?? []);
  for (const column of columns) {
    const path = names.reach(fact, column.table);
    if (path === null) throw new Refusal("no-relation", `${known.name} → ${column.table}`);
    if (fact.shifts?.some(({ table: dates }) => path.some(({ to }) => to.table === dates)))
      throw new Refusal("filter", nameRef(column));
  }
  if (row !== null && (kind === "sum" || kind === "percentile"))
    checkType(kind, row.expression, scope);
  const common = {
    of: row?.expression ?? null,
    where: [...own.map((one) => one.expression), ...filters.map((one) => one.predicate)],
    fact,
    ignores: scope.ignores
      .filter((one) => matters(one, fact, scope))
      // Without filters of its own table, rows are without those of every table that they reach.
      .map((one) => (isWholeFact(one, fact) ? {} : one)),
    needsUniqueRows: [row, ...own].some((one) => one?.needsUniqueRows),
    ...(dated !== undefined && { dated }),
  };
  const leaf: Leaf =
    kind === "percentile" ? { ...common, kind, fraction: fraction ?? 0 } : { ...common, kind };
  return { kind: "leaf", leaf };
}

/** Keeps of relationships in use and shifts those that a table can be reached by. */
function makeFact(table: string, scope: Scope): Fact {
  const { names, uses } = scope;
  const own = uses.filter((id) => {
    const relationship = names.relationships.find((one) => one.id === id)!;
    return names.reach({ table, uses }, relationship.from.table) !== null;
  });
  const shifts = keepShifts({ table, uses: own }, scope);
  return { table, uses: own, ...(shifts.length > 0 && { shifts }) };
}

/** True of a filter that reaches the fact; another leaves all its rows, unless a relationship filters both ways. */
function applies({ columns }: RowFilter, fact: Fact, { names }: Scope): boolean {
  const apart = columns.find(({ table }) => names.reach(fact, table) === null);
  if (apart === undefined) return true;
  const isPlain = names.relationships.every((one) => one.isManyToOne && !one.filtersBothWays);
  if (isPlain) return false;
  throw new Refusal("no-relation", `${fact.table} → ${apart.table}`);
}

function isWholeFact({ table, column, isSelected }: Ignored, fact: Fact): boolean {
  return table === fact.table && column === undefined && isSelected !== true;
}

function matters({ table }: Ignored, fact: Fact, { names }: Scope): boolean {
  return table === undefined || names.reach(fact, table) !== null;
}

function checkType(kind: Asked["kind"], row: Dax, { names }: Scope): void {
  if (row.kind !== "column") return;
  const { declared, ...of } = names.column(row.table, row.name)!;
  const isNumber = summable.has(declared.dataType);
  if (isNumber || (kind === "percentile" && declared.dataType === "dateTime")) return;
  throw new Refusal("type", nameRef(of));
}
