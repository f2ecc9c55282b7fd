import type { Measure } from "../../../dashboards/query/measures/measure.ts";
import type { Table } from "../../../dashboards/query/table/table.ts";

/**
 * Counts for each bin of a week the rows that are present in it, by how long before it each of them began; NaN where
 * there are none.
 */
export function countPresent(
  table: Table,
  { column, each, day }: Extract<Measure, { kind: "presence" }>,
  { rows, size, codes }: { rows: readonly number[]; size: number; codes: ArrayLike<number> },
): number[] {
  const [lengths, days] = [column, day].map((name) => table.columns[name]!.values);
  // The first day of the calendar is a Thursday.
  const weeks = new Set(rows.map((row) => Math.floor((days![row]! + 3) / 7)));
  return Array.from({ length: size }, (_, bin) => {
    let spent = 0;
    for (const row of rows) {
      const before = (bin - codes[row]! + size) % size;
      spent += Math.min(Math.max(lengths![row]! / each - before, 0), 1);
    }
    return spent === 0 ? Number.NaN : spent / weeks.size;
  });
}
