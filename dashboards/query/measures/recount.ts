import type { Codes } from "../table/codes.ts";
import type { Integers } from "../table/column.ts";
import { readPeriod } from "../table/periods.ts";

/** `order` lists the rows by value, ascending. */
export type RecountInput = {
  order: Uint32Array;
  values: Integers;
  passes: (row: number) => boolean;
  codes: Codes;
  size: number;
};

/** Returns the percentile of each bin, interpolated between two rows; NaN for an empty bin. */
export function recountPercentile(input: RecountInput, fraction: number): Float64Array {
  const { order, values, passes, codes, size } = input;
  const counts = new Float64Array(size);
  const through = order.filter(passes);
  for (const row of through) counts[codes[row]!]! += 1;
  const result = new Float64Array(size).fill(Number.NaN);
  const seen = new Float64Array(size);
  for (const row of through) {
    const bin = codes[row]!;
    const place = (counts[bin]! - 1) * fraction;
    const below = Math.floor(place);
    if (seen[bin] === below) result[bin] = values[row]!;
    if (seen[bin] === below + 1) {
      result[bin]! += (place - below) * (values[row]! - result[bin]!);
    }
    seen[bin]! += 1;
  }
  return result;
}

/** Returns the mean number of rows in each bin of a week; NaN without rows and without a week, for all of them. */
export function recountPresence(
  { values, passes, codes, size }: Omit<RecountInput, "order">,
  { each, days }: { each: number; days: Integers },
): Float64Array {
  const result = new Float64Array(size);
  if (size === 1) return result.fill(Number.NaN);
  const weeks = new Set<number>();
  for (const [row, value] of values.entries()) {
    if (!passes(row)) continue;
    weeks.add(readPeriod.week(days[row]!));
    for (let left = value / each, bin = codes[row]!; left > 0; left -= 1, bin += 1) {
      result[bin % size]! += Math.min(left, 1);
    }
  }
  return result.map((sum) => sum / weeks.size);
}

export function recountDistinct({
  order,
  values,
  passes,
  codes,
  size,
}: RecountInput): Float64Array {
  const result = new Float64Array(size);
  const last = new Float64Array(size).fill(Number.NaN);
  for (const row of order) {
    if (!passes(row)) continue;
    const bin = codes[row]!;
    if (last[bin] === values[row]) continue;
    last[bin] = values[row]!;
    result[bin]! += 1;
  }
  return result;
}
