import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";
import { noDay, type ParsedColumn } from "../../../../ingest/parse/parsed-column.ts";
import type { PackedColumn } from "../../rows/encode-rows.ts";
import type { ModelNames } from "../compile/model-names.ts";
import { listFormulaLeaves } from "../formula/formula-parts.ts";
import { nameRef, Refusal, type Leaf } from "../formula/formula.ts";
import { joinFacts, type JoinedFact } from "../rows/join-facts.ts";
import type { LoadedTables } from "../rows/loaded-table.ts";
import { openDates } from "../rows/shift-rows.ts";
import { keyLeaf } from "../rows/wide-columns.ts";
import { listAxisColumns, type Axis } from "../visuals/need.ts";
import type { Part } from "./plan-parts.ts";

/**
 * A table of dates whose days decide what is counted: its rows stand below those of a part in each of its columns, so
 * that both are packed alike.
 */
export type DatedTable = {
  of: ColumnRef;
  fact: JoinedFact;
  /** The rows from the first day to the last. */
  order: readonly number[];
};

/** Opens the tables of dates that measures of a part count days of, or says why one cannot be had, by table. */
export function openDatedTables(
  { needs }: Part,
  tables: LoadedTables,
  names: ModelNames,
): { opened: DatedTable[]; unopened: Map<string, Refusal> } {
  const opened: DatedTable[] = [];
  const unopened = new Map<string, Refusal>();
  const all = needs
    .flatMap(({ figures }) => figures.flatMap(({ formula }) => listFormulaLeaves(formula)))
    .flatMap(({ dated }) => (dated === undefined ? [] : [dated]));
  for (const { table, column } of new Map(all.map((one) => [one.table, one])).values()) {
    try {
      const { days } = openDates({ table, column }, tables);
      const order = [...days.keys()].toSorted((one, other) => days[one]! - days[other]!);
      const { joined } = joinFacts([{ table, uses: [] }], [], tables, names);
      opened.push({ of: { table, column }, fact: joined[0]!, order });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      unopened.set(table, error);
    }
  }
  return { opened, unopened };
}

/** Returns the axis of the days that a leaf counts. */
export function daysOf({ table, column }: ColumnRef): Axis {
  return { column: { table, column }, name: column, levels: [""], isScale: true };
}

/** Returns the key under which a leaf over other days is refused, apart from the same leaf over its own. */
export function keySpan(leaf: Leaf): string {
  return `${keyLeaf(leaf)} ${JSON.stringify(leaf.dated)}`;
}

/** Throws where a part divides by columns that are neither of the days of a leaf nor apart from them. */
export function requireDays(
  { dated, fact }: Leaf,
  axes: readonly Axis[],
  days: ParsedColumn | undefined,
  names: ModelNames,
): void {
  if (dated === undefined || days?.kind !== "date") return;
  for (const axis of axes) {
    const columns = listAxisColumns(axis);
    const own = columns.filter(({ table }) => table === dated.table);
    const beyond = columns.find(
      ({ table }) =>
        table !== dated.table && names.reach({ table: dated.table, uses: [] }, table) !== null,
    );
    const mixed = own.length > 0 && own.length < columns.length ? own[0] : undefined;
    const found = beyond ?? mixed;
    if (found !== undefined) throw new Refusal("date-level", nameRef(found));
  }
  // DAX counts rows without a date as earlier than all.
  if (dated.span.kind === "upTo" && days.days.includes(noDay))
    throw new Refusal("orphans", `${fact.table} → ${nameRef(dated)}`);
}

/** Takes the rows of a table of dates off a packed column, and keeps its number on each day where `day` names them. */
export function splitDays(
  { declaration, values }: PackedColumn,
  { order }: DatedTable,
  day: string | undefined,
): PackedColumn {
  const rows = values.length - order.length;
  const own = Array.from({ length: rows }, (_, row) => values[row]!);
  if (day === undefined) return { declaration, values: own };
  const ofDay = { column: day, values: order.map((row) => values[rows + row]!) };
  return { declaration: { ...declaration, ofDay }, values: own };
}
