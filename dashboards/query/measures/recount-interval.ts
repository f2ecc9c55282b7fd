import type { FrozenSums } from "../cross-filter/freeze-sums.ts";
import type { RowGrouping } from "../cross-filter/row-grouping.ts";
import type { ViewLevel } from "../cross-filter/view-level.ts";
import { flagBins } from "../state/selection.ts";
import { binView } from "../table/bin-view.ts";
import { openCalendar } from "../table/calendar-table.ts";
import type { Codes } from "../table/codes.ts";
import { readBlank, type Integers } from "../table/column.ts";
import type { Table } from "../table/table.ts";
import type { Binning } from "../table/view.ts";
import { matchCondition } from "./condition.ts";
import { findInterval } from "./interval.ts";
import type { Measure } from "./measure.ts";

type RowTest = (row: number) => boolean;
type IntervalMeasure = Extract<Measure, { kind: "interval" }>;

type Input = {
  table: Table;
  level: ViewLevel;
  levels: readonly ViewLevel[];
  grouping: RowGrouping | null;
  /** Filters of the other views; null without filters. */
  frozen: FrozenSums | null;
  /** The rows from the earliest day on. */
  order: Uint32Array;
};

/**
 * Counts a measure for each bin over the rows of other days than its own: the days of a span, which the first and last
 * day of the calendar decide that filters leave the bin. Filters and bins by date choose days, all others rows.
 */
export function recountInterval(
  { counted, day, span }: IntervalMeasure,
  input: Input,
): Float64Array {
  const { table, level, levels, frozen, grouping, order } = input;
  const calendar = openCalendar(table, day);
  const isDated = ({ column }: Binning): boolean => calendar.columns[column] !== undefined;
  const dated = [...levels.keys()].filter((at) => levels[at]!.binnings.some(isDated));
  const days = codeRows(calendar, level.binnings.filter(isDated));
  const others = codeRows(
    table,
    level.binnings.filter((one) => !isDated(one)),
  );
  const leavesDay = testDays(calendar, dated, levels, frozen);
  const ends = Array.from({ length: days.size }, () => ({ first: Infinity, last: -Infinity }));
  const { values: dayOf } = calendar.columns[day]!;
  for (let at = 0; at < calendar.rowCount; at += 1) {
    const end = ends[days.codes[at]!];
    if (end === undefined || !leavesDay(at)) continue;
    end.first = Math.min(end.first, dayOf[at]!);
    end.last = Math.max(end.last, dayOf[at]!);
  }
  const isCounted = frozen?.makeRowTest(dated) ?? (() => true);
  const passes = grouping?.testRows(isCounted) ?? isCounted;
  const rows = listRows(counted, { table, day, order, passes });
  const add = openSum(counted, table, others);
  const result = new Float64Array(days.size * others.size);
  const isByDay = level.binnings.length > 1 && isDated(level.binnings[0]!);
  for (const [bin, { first, last }] of ends.entries()) {
    if (last < first) continue;
    const interval = findInterval(span, first, last);
    const sums =
      interval === null
        ? new Float64Array(others.size).fill(Number.NaN)
        : add(rows.between(interval.from, interval.to));
    for (const [other, sum] of sums.entries())
      result[isByDay ? bin * others.size + other : other * days.size + bin] = sum;
  }
  return result;
}

type Bins = { codes: Codes; size: number };

/** Returns the bins of rows by some columns; one for all of them by none. */
function codeRows(table: Table, binnings: readonly Binning[]): Bins {
  const [first, second] = binnings;
  if (first === undefined) return { codes: new Uint8Array(table.rowCount), size: 1 };
  const shape =
    second === undefined
      ? ({ kind: "bins", levels: [first] } as const)
      : ({ kind: "pair", rows: first, columns: second } as const);
  return binView("measure", table, { shape, isFilterable: false })[0]!;
}

/** Tests days of the calendar by the filters of the other views. */
function testDays(
  calendar: Table,
  dated: readonly number[],
  levels: readonly ViewLevel[],
  frozen: FrozenSums | null,
): RowTest {
  const filters = dated.flatMap((at) => {
    const selection = frozen?.selections[at] ?? null;
    if (selection === null) return [];
    const { codes, size } = codeRows(calendar, levels[at]!.binnings);
    return [{ codes, flags: flagBins(selection, size) }];
  });
  return (row) => filters.every(({ codes, flags }) => flags[codes[row]!] === 1);
}

/** Lists the rows to count by day, with a reader of those between two days. */
function listRows(
  of: IntervalMeasure["counted"],
  { table, day, order, passes }: { table: Table; day: string; order: Uint32Array; passes: RowTest },
): { between: (from: number, to: number) => Uint32Array } {
  const { declaration, values } = table.columns[day]!;
  const blank = readBlank(declaration);
  const matches = matchCondition(
    "measure",
    table,
    of.where,
    "column" in of ? of.column : undefined,
  );
  const rows = order.filter((row) => values[row] !== blank && matches(row) && passes(row));
  const findFrom = (wanted: number): number => {
    let [from, to] = [0, rows.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (values[rows[middle]!]! < wanted) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return { between: (from, to) => rows.subarray(findFrom(from), findFrom(to + 1)) };
}

/** Opens the sum of some rows, by the bin that they have besides their day. */
function openSum(
  of: IntervalMeasure["counted"],
  table: Table,
  { codes, size }: Bins,
): (rows: Uint32Array) => Float64Array {
  const column = of.kind === "count" ? undefined : table.columns[of.column]!;
  const declaration = column?.declaration;
  const scale = declaration?.kind === "integer" && of.kind === "sum" ? declaration.scale : 1;
  const values: Integers | undefined = column?.values;
  return (rows) => {
    const sums = new Float64Array(size);
    const seen = new Set<number>();
    for (const row of rows) {
      const bin = codes[row]!;
      if (bin >= size) continue;
      if (of.kind === "distinct") {
        const key = values![row]! * size + bin;
        if (seen.has(key)) continue;
        seen.add(key);
      }
      sums[bin]! += of.kind === "sum" ? values![row]! : 1;
    }
    return sums.map((sum) => sum / scale);
  };
}
