import type { Dax } from "../../../../ingest/powerbi/dax/dax-tree.ts";
import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";
import { Refusal, type DatedSpan, type Ignored, type Shift } from "../formula/formula.ts";
import { compileRow } from "./compile-row.ts";
import { readShift, requireApart } from "./read-shift.ts";
import { readSpan } from "./read-span.ts";
import { isSameContext, type RowFilter, type Scope } from "./scope.ts";

/** The parts that the filters of a `CALCULATE` add to a scope. */
type Added = {
  filters: readonly RowFilter[];
  ignores: readonly Ignored[];
  uses: readonly string[];
  shifts: readonly Shift[];
  dated: readonly DatedSpan[];
  onlyFact?: string;
};

const none: Added = { filters: [], ignores: [], uses: [], shifts: [], dated: [] };
const removers = new Set(["ALL", "ALLNOBLANKROW", "REMOVEFILTERS"]);

/** Opens the scope inside a `CALCULATE`: its filters replace those around it of the same columns. */
export function openScope(scope: Scope, args: readonly Dax[]): Scope {
  const added = args.map((arg) => readFilter(arg, scope));
  // Rows of a table bring the filters around them, which nothing beside them replaces.
  const keepsAll = added.some((one) => one.onlyFact !== undefined);
  const ignores = keepsAll ? [] : added.flatMap((one) => one.ignores);
  const onlyFact = added.find((one) => one.onlyFact)?.onlyFact ?? scope.onlyFact;
  const filters = added.flatMap((one) => one.filters);
  const shifts = added.flatMap((one) => one.shifts);
  const dated = added.flatMap((one) => one.dated);
  requireApart(scope, { filters, ignores, shifts, dated });
  if (shifts.length + dated.length > 0 && onlyFact !== undefined)
    throw new Refusal("filter", onlyFact);
  return {
    ...scope,
    filters: [...scope.filters.filter((filter) => !isReplaced(filter, ignores)), ...filters],
    ignores: [...scope.ignores, ...ignores],
    uses: [...scope.uses, ...added.flatMap((one) => one.uses)],
    shifts: [...scope.shifts, ...shifts],
    ...(dated[0] !== undefined && { dated: dated[0] }),
    ...(onlyFact !== undefined && { onlyFact }),
  };
}

function isReplaced({ columns, isOfTable }: RowFilter, ignores: readonly Ignored[]): boolean {
  const gone = columns.filter((column) => ignores.some((one) => isIgnored(column, one)));
  if (gone.length === 0) return false;
  if (gone.length < columns.length || isOfTable)
    throw new Refusal("filter", gone.map(({ table, column }) => `${table}[${column}]`).join(", "));
  return true;
}

/** True of a column whose filters are ignored. */
export function isIgnored({ table, column }: ColumnRef, ignored: Ignored): boolean {
  if (ignored.table === undefined) return true;
  return ignored.table === table && (ignored.column ?? column) === column;
}

function readFilter(arg: Dax, scope: Scope): Added {
  if (arg.kind === "name") {
    const table = scope.names.table(arg.name);
    if (table !== undefined) return { ...none, onlyFact: table.name };
    const variable = scope.variables.get(arg.name.toLowerCase());
    if (variable?.value.kind !== "call" || !isSameContext(variable.scope, scope))
      throw new Refusal("variable", arg.name);
    return readFilter(variable.value, variable.scope);
  }
  const span = readSpan(arg, scope);
  if (span !== null) return { ...none, dated: [span] };
  if (arg.kind !== "call" || arg.name === "AND" || arg.name === "OR" || arg.name === "ISBLANK")
    return readCondition(arg, scope, true);
  if (removers.has(arg.name)) return { ...none, ignores: listIgnored(arg.args, scope) };
  if (arg.name === "ALLSELECTED") return { ...none, ignores: listSelected(arg.args, scope) };
  const [first, second] = arg.args;
  if (arg.name === "ALLEXCEPT" && first !== undefined)
    return { ...none, ignores: listOthers(first, arg.args.slice(1), scope) };
  if (arg.name === "KEEPFILTERS" && first !== undefined) {
    const kept = readFilter(first, scope);
    return { ...kept, ignores: [] };
  }
  if (arg.name === "FILTER" && first !== undefined && second !== undefined)
    return readTableFilter(first, second, scope);
  if (arg.name === "VALUES" && first?.kind === "column") return none;
  if (arg.name === "USERELATIONSHIP") return { ...none, uses: [findRelationship(arg.args, scope)] };
  const shift = readShift(arg, scope.names);
  if (shift === null) throw new Refusal("function", arg.name);
  return { ...none, shifts: [shift] };
}

/** Reads a condition, which replaces the filters of its columns. */
function readCondition(arg: Dax, scope: Scope, replaces: boolean): Added {
  const { expression, columns, needsUniqueRows } = compileRow(arg, "", scope);
  const [table, ...others] = new Set(columns.map((column) => column.table));
  if (table === undefined || needsUniqueRows) throw new Refusal("filter", "CALCULATE");
  if (others.length > 0) throw new Refusal("two-tables", [table, ...others].join(", "));
  return {
    ...none,
    filters: [{ predicate: expression, columns, isOfTable: false }],
    ignores: replaces ? columns : [],
  };
}

/** Reads `FILTER(table, condition)`, which narrows the filters around it unless the table is without filters. */
function readTableFilter(of: Dax, condition: Dax, scope: Scope): Added {
  if (of.kind === "name") {
    const table = scope.names.table(of.name);
    if (table === undefined) throw new Refusal("variable", of.name);
    const { expression, columns, needsUniqueRows } = compileRow(condition, table.name, scope);
    if (needsUniqueRows) throw new Refusal("row-measure", "FILTER");
    return { ...none, filters: [{ predicate: expression, columns, isOfTable: true }] };
  }
  if (of.kind !== "call") throw new Refusal("filter", "FILTER");
  if (removers.has(of.name)) {
    const inner = readCondition(condition, scope, false);
    return { ...inner, ignores: listIgnored(of.args, scope) };
  }
  if ((of.name === "VALUES" || of.name === "DISTINCT") && of.args[0]?.kind === "column")
    return readCondition(condition, scope, false);
  throw new Refusal("function", of.name);
}

/** Lists the filters that are removed: those of a table with all tables that it reaches, or of columns. */
function listIgnored(args: readonly Dax[], { names, uses }: Scope): Ignored[] {
  if (args.length === 0) return [{}];
  return args.flatMap((arg) => {
    const table = arg.kind === "name" ? names.table(arg.name) : undefined;
    if (table !== undefined)
      return names.listReached({ table: table.name, uses }).map((name) => ({ table: name }));
    const column = arg.kind === "column" ? names.column(arg.table, arg.name) : undefined;
    if (column === undefined) throw new Refusal("filter", "ALL");
    return { table: column.table, column: column.column };
  });
}

/** Lists the filters of a visual that are removed; one inside another `CALCULATE` of these columns is none. */
function listSelected(args: readonly Dax[], scope: Scope): Ignored[] {
  const ignores = listIgnored(args, scope).map((one) =>
    Object.assign(one, { isSelected: true as const }),
  );
  const columns = scope.filters.flatMap((filter) => filter.columns);
  if (columns.some((column) => ignores.some((one) => isIgnored(column, one))))
    throw new Refusal("filter", "ALLSELECTED");
  return ignores;
}

/** Lists the filters of all columns of a table and those that it reaches, but of some. */
function listOthers(table: Dax, kept: readonly Dax[], scope: Scope): Ignored[] {
  const { names } = scope;
  const but = listIgnored(kept, scope);
  return listIgnored([table], scope).flatMap(({ table: name = "" }) =>
    (names.table(name)?.columns ?? [])
      .map((column) => ({ table: name, column: column.name }))
      .filter((one) => !but.some((own) => isIgnored(one, own))),
  );
}

function findRelationship(args: readonly Dax[], { names }: Scope): string {
  const [one, other] = args.map((arg) =>
    arg.kind === "column" ? names.column(arg.table, arg.name) : undefined,
  );
  const found = one && other && names.relate(one, other);
  if (!found) throw new Refusal("no-relation", "USERELATIONSHIP");
  return found.id;
}
