import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";
import { dayNumber, readDate } from "../../../query/table/calendar.ts";
import type { ModelNames } from "../compile/model-names.ts";
import { nameRef, Refusal, type Fact, type Shift } from "../formula/formula.ts";
import { openCells, type LoadedTables } from "./loaded-table.ts";

/** A table of dates: the day of each of its rows, and the row of each day. */
type DateTable = {
  days: readonly number[];
  rowOf: ReadonlyMap<number, number>;
  first: number;
  last: number;
};

/** Opens a table of dates; throws where it lacks a day between its first and last, or does not begin with a month. */
export function openDates(shift: ColumnRef, tables: LoadedTables): DateTable {
  const loaded = tables[shift.table];
  if (loaded === undefined) throw new Refusal("no-rows", shift.table);
  const cells = openCells(loaded, shift.column);
  const days = Array.from({ length: loaded.rowCount }, (_, row) => cells(row));
  const rowOf = new Map(days.map((day, row) => [day, row] as const));
  const known = days.filter((day) => typeof day === "number" && Number.isInteger(day)) as number[];
  const first = known.reduce((least, day) => Math.min(least, day), Infinity);
  const isWhole = known.length === days.length && rowOf.size === days.length;
  const hasAll = days.length > 0 && known.every((day) => day - first < days.length);
  if (!isWhole || !hasAll || readDate(first).day !== 1) throw new Refusal("dates", nameRef(shift));
  const last = first + known.length - 1;
  return { days: known, rowOf: rowOf as Map<number, number>, first, last };
}

/** Returns the row of the date whose shift holds the date of a row; null where there is none. */
export function findShifted(row: number, shift: Shift, dates: DateTable): number | null {
  const { days, rowOf, first, last } = dates;
  const day = move(days[row]!, shift, -1);
  const found = rowOf.get(day);
  if (found !== undefined || !shift.isParallel) return found ?? null;
  // All days of a period are filtered alike, so that any day of it that there is stands for the others.
  const near = Math.min(Math.max(day, first), last);
  return periodOf(near, shift) === periodOf(day, shift) ? rowOf.get(near)! : null;
}

/**
 * Throws where columns divide the periods that a fact is shifted by: DAX shifts the ends of short months by what else is
 * filtered.
 */
export function requirePeriods(
  fact: Fact,
  columns: readonly ColumnRef[],
  tables: LoadedTables,
  names: ModelNames,
): void {
  for (const shift of fact.shifts ?? []) {
    const { days } = openDates(shift, tables);
    for (const column of columns) {
      const path = names.reach(fact, column.table) ?? [];
      if (!path.some(({ to }) => to.table === shift.table)) continue;
      const cells = column.table === shift.table && openCells(tables[shift.table]!, column.column);
      const values = new Map(days.map((day, row) => [periodOf(day, shift), cells && cells(row)]));
      if (!cells || days.some((day, row) => values.get(periodOf(day, shift)) !== cells(row)))
        throw new Refusal("date-level", nameRef(column));
    }
  }
}

/** Moves a day by a shift or back; a day that the month lacks is its last. */
function move(from: number, { days, months }: Shift, sign: number): number {
  if (months === 0) return from + sign * days;
  const { year, month, day } = readDate(from);
  const end = dayNumber(year, month + sign * months + 1, 1) - 1;
  return Math.min(dayNumber(year, month + sign * months, 1) + day - 1, end);
}

/** Numbers the periods of a shift; days where it is of days. */
function periodOf(day: number, { grain }: Shift): number {
  const { year, month } = readDate(day);
  return grain === 0 ? day : Math.floor((12 * year + month - 1) / grain);
}
