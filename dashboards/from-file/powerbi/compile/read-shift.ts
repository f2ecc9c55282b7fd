import type { Dax } from "../../../../ingest/powerbi/dax/dax-tree.ts";
import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";
import {
  nameRef,
  Refusal,
  type DatedSpan,
  type Fact,
  type Ignored,
  type Shift,
} from "../formula/formula.ts";
import type { ModelNames } from "./model-names.ts";
import { commutes, reachesDates } from "./read-span.ts";
import type { RowFilter, Scope } from "./scope.ts";

const monthsOf: Readonly<Record<string, number>> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

/** Reads a function that shifts the dates of a table; null for another. */
export function readShift(
  { name, args: [dates, ...args] }: Extract<Dax, { kind: "call" }>,
  names: ModelNames,
): Shift | null {
  const isParallel = name === "PARALLELPERIOD";
  const isLastYear = name === "SAMEPERIODLASTYEAR";
  if (!isParallel && !isLastYear && name !== "DATEADD") return null;
  const found = dates?.kind === "column" ? names.column(dates.table, dates.name) : undefined;
  if (found?.declared.dataType !== "dateTime") throw new Refusal("function", name);
  const of = { table: found.table, column: found.column, isParallel };
  if (isLastYear) return { ...of, days: 0, months: -12, grain: 1 };
  const [count, interval] = [readNumber(args[0]), args[1]];
  const unit = interval?.kind === "name" ? interval.name.toUpperCase() : "";
  if (count === null || (isParallel && unit === "DAY")) throw new Refusal("function", name);
  if (unit === "DAY") return { ...of, days: count, months: 0, grain: 0 };
  const size = monthsOf[unit];
  if (size === undefined) throw new Refusal("function", name);
  return { ...of, days: 0, months: count * size, grain: isParallel ? size : 1 };
}

function readNumber(arg: Dax | undefined): number | null {
  if (arg?.kind === "unary" && arg.operator === "-" && arg.of.kind === "number")
    return -arg.of.value;
  return arg?.kind === "number" ? arg.value : null;
}

/** Keeps the shifts of tables that a fact reaches. */
export function keepShifts(fact: Fact, { shifts, names }: Scope): readonly Shift[] {
  return shifts.filter((shift) => reachesDates(fact, shift, names));
}

/** Throws where filters inside a shift, or beside one, read or remove dates, or the shift is of filtered rows. */
export function requireApart(
  scope: Scope,
  added: {
    filters: readonly RowFilter[];
    ignores: readonly Ignored[];
    shifts: readonly Shift[];
    dated: readonly DatedSpan[];
  },
): void {
  const { filters, ignores, shifts, dated } = added;
  const moved: readonly ColumnRef[] = [...shifts, ...dated];
  if (moved.length > 1) throw new Refusal("filter", nameRef(moved[1]!));
  const [span] = dated;
  if (span !== undefined && (scope.dated || !scope.shifts.every((shift) => commutes(shift, span))))
    throw new Refusal("filter", nameRef(span));
  const inside = [...scope.shifts, ...(scope.dated ? [scope.dated] : []), ...moved];
  const isOfDates = (wanted: string): boolean =>
    inside.some(({ table }) => scope.names.reach({ table, uses: [] }, wanted) !== null);
  const dates = filters.flatMap(({ columns }) => columns).find(({ table }) => isOfDates(table));
  if (dates !== undefined) throw new Refusal("filter", nameRef(dates));
  for (const { table } of ignores)
    if (inside.length > 0 && (table === undefined || isOfDates(table)))
      throw new Refusal("filter", "ALL");
  const isOfRows = [...scope.filters, ...filters].some(({ isOfTable }) => isOfTable);
  if (moved.length > 0 && isOfRows) throw new Refusal("filter", "FILTER");
}
