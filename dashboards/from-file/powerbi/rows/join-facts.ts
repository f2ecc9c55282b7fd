import type { ColumnRef, Relationship } from "../../../../ingest/powerbi/model/semantic-model.ts";
import type { ModelNames } from "../compile/model-names.ts";
import { factKey, nameRef, Refusal, type Fact, type Shift } from "../formula/formula.ts";
import type { Cell } from "./evaluate-row.ts";
import { openCells, type LoadedTable, type LoadedTables } from "./loaded-table.ts";
import { findShifted, openDates, requirePeriods } from "./shift-rows.ts";

/** The rows of a fact, with those of every table that it is related to, many to one. */
export type JoinedFact = {
  fact: Fact;
  rowCount: number;
  /** Returns a reader of a column of any related table by the fact's row. */
  open: (table: string, column: string) => (row: number) => Cell;
};

const unrelated = -1;

/**
 * Opens facts for reading; `unmoved` are those whose dates cannot be shifted, by their key: also where `columns` divide
 * the rows by less than a period.
 */
export function joinFacts(
  facts: readonly Fact[],
  columns: readonly ColumnRef[],
  tables: LoadedTables,
  names: ModelNames,
): { joined: JoinedFact[]; unmoved: Map<string, Refusal> } {
  const unmoved = new Map<string, Refusal>();
  const joined = facts.flatMap((fact) => {
    try {
      requirePeriods(fact, columns, tables, names);
      return [joinFact(fact, tables, names)];
    } catch (error) {
      if (!(error instanceof Refusal) || fact.shifts === undefined) throw error;
      unmoved.set(factKey(fact), error);
      return [];
    }
  });
  return { joined, unmoved };
}

/** Opens a fact for reading; throws a `Refusal` where a table is not loaded or a key is there twice. */
function joinFact(fact: Fact, tables: LoadedTables, names: ModelNames): JoinedFact {
  const own = findTable(fact.table, tables);
  const moved = (fact.shifts ?? []).reduceRight<Moved | null>(
    (before, shift) => shiftDates(before, shift, { fact, tables, names }),
    null,
  );
  const rowCount = moved?.kept.length ?? own.rowCount;
  const rowsOf = new Map<string, Int32Array | null>([[fact.table, moved?.kept ?? null]]);
  const openRows = (table: string): Int32Array | null => {
    const known = rowsOf.get(table);
    if (known !== undefined) return known;
    const path = names.reach(fact, table);
    if (path === null) throw new Refusal("no-relation", `${fact.table} → ${table}`);
    const at = path.findIndex(({ to }) => to.table === moved?.table);
    const found = path
      .slice(at + 1)
      .reduce<Int32Array | null>(
        (rows, step) => follow(rows, step, rowCount, tables),
        (at < 0 ? moved?.kept : moved?.dates) ?? null,
      );
    rowsOf.set(table, found);
    return found;
  };
  return {
    fact,
    rowCount,
    open: (table, column) => {
      const loaded = findTable(table, tables);
      if (loaded.columns[column] === undefined)
        throw new Refusal("no-rows", nameRef({ table, column }));
      const cells = openCells(loaded, column);
      const rows = openRows(table);
      if (rows === null) return cells;
      return (row) => (rows[row] === unrelated ? null : cells(rows[row]!));
    },
  };
}

/** The rows of a fact that a shift leaves, and the row of the table of dates that each then belongs to. */
type Moved = { table: string; kept: Int32Array; dates: Int32Array };

/** Moves the rows of a fact to the dates whose shift holds theirs; those without such a date are left out. */
function shiftDates(
  before: Moved | null,
  shift: Shift,
  { fact, tables, names }: { fact: Fact; tables: LoadedTables; names: ModelNames },
): Moved {
  const table = openDates(shift, tables);
  const { rowCount } = findTable(fact.table, tables);
  const path = names.reach(fact, shift.table)!;
  if (before !== null && before.table !== shift.table) throw new Refusal("filter", nameRef(shift));
  const dates =
    before?.dates ??
    path.reduce<Int32Array | null>((rows, step) => follow(rows, step, rowCount, tables), null)!;
  const found = Array.from(dates, (row) =>
    row === unrelated ? null : findShifted(row, shift, table),
  );
  const left = found.flatMap((row, at) => (row === null ? [] : [{ row, at }]));
  return {
    table: shift.table,
    kept: Int32Array.from(left, ({ at }) => before?.kept[at] ?? at),
    dates: Int32Array.from(left, ({ row }) => row),
  };
}

function findTable(name: string, tables: LoadedTables): LoadedTable {
  const found = tables[name];
  if (found === undefined) throw new Refusal("no-rows", name);
  return found;
}

/** Returns the row of the next table for each row of the fact. */
function follow(
  before: Int32Array | null,
  { from, to }: Relationship,
  rowCount: number,
  tables: LoadedTables,
): Int32Array {
  const target = findTable(to.table, tables);
  const rowOf = new Map<Cell, number>();
  const keys = openCells(target, to.column);
  for (let row = 0; row < target.rowCount; row += 1) {
    const key = foldKey(keys(row));
    if (key === null) continue;
    if (rowOf.has(key)) throw new Refusal("double-key", `${nameRef(to)} = ${String(key)}`);
    rowOf.set(key, row);
  }
  const own = openCells(findTable(from.table, tables), from.column);
  return Int32Array.from({ length: rowCount }, (_, row) => {
    const at = before === null ? row : before[row]!;
    return at === unrelated ? unrelated : (rowOf.get(foldKey(own(at))) ?? unrelated);
  });
}

function foldKey(value: Cell): Cell {
  return typeof value === "string" ? value.toLowerCase() : value;
}

/** Throws where a row of another table has no match among a table's, as DAX counts a blank for it. */
export function requireMatches(table: string, tables: LoadedTables, names: ModelNames): void {
  for (const { from, to, isActive } of names.relationships) {
    const [many, one] = [tables[from.table], tables[table]];
    if (to.table !== table || !isActive || many === undefined || one === undefined) continue;
    const [own, others] = [openCells(one, to.column), openCells(many, from.column)];
    const keys = new Set(Array.from({ length: one.rowCount }, (_, row) => foldKey(own(row))));
    for (let row = 0; row < many.rowCount; row += 1)
      if (!keys.has(foldKey(others(row)))) throw new Refusal("orphans", nameRef(to));
  }
}

/** Throws where two rows of a table are the same, as DAX counts both of them for each. */
export function requireUniqueRows(table: string, tables: LoadedTables): void {
  const loaded = findTable(table, tables);
  const cells = Object.keys(loaded.columns).map((column) => openCells(loaded, column));
  const seen = new Set<string>();
  for (let row = 0; row < loaded.rowCount; row += 1) {
    const key = JSON.stringify(cells.map((read) => read(row)));
    if (seen.has(key)) throw new Refusal("double-row", table);
    seen.add(key);
  }
}
