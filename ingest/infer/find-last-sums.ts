import type { TableSchema } from "../table-schema.ts";
import type { TextColumn, TextTable } from "../text-table.ts";

/** Returns what leaves out a last row without a name that only holds the sums of the others. */
export function findLastSums(
  table: TextTable,
  columns: Readonly<Record<string, Float64Array>>,
  texts: readonly { id: string; column: TextColumn }[],
): NonNullable<TableSchema["leaveOut"]> | undefined {
  const last = table.rowCount - 1;
  if (last < 3) return undefined;
  const sums = Object.values(columns).filter((values) => !Number.isNaN(values[last]!));
  const areSums = sums.every((values) => isSum(values, last));
  const isBare = texts.every(({ column }) => column.texts[column.codes[last]!]!.trim() === "");
  if (sums.length === 0 || !areSums || !isBare) return undefined;
  const mark = texts.find(({ column }) => column.counts[column.codes[last]!] === 1);
  return mark && { column: mark.id, texts: [""] };
}

function isSum(values: Float64Array, last: number): boolean {
  const sum = values.subarray(0, last).reduce((total, value) => total + (value || 0), 0);
  return sum !== 0 && Math.abs(sum - values[last]!) <= 1;
}
