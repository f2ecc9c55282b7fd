import type { Codes } from "./table/codes.ts";
import type { CountedSides } from "./comparison/open-sides.ts";
import type { RowGroups } from "./cross-filter/row-grouping.ts";
import type { CountedViews } from "./cross-filter/cross-filter.ts";
import type { Integers } from "./table/column.ts";

/**
 * The rows of a report and the sums of its first page, as typed arrays that a worker makes and transfers. `codes` are
 * the bins of rows, or of groups of rows, for each level of each view; `amounts` are the packed summands.
 */
export type CountedRows = {
  columns: Readonly<Record<string, Integers>>;
  codes: readonly Codes[];
  amounts: readonly (Float64Array | undefined)[];
  sums: CountedViews;
  groups: RowGroups | null;
  /** Both sides of the comparison at the start. */
  sides: CountedSides | null;
};

/** Lists the buffers to transfer, each once. */
export function listBuffers({
  columns,
  codes,
  amounts,
  sums,
  groups,
  sides,
}: CountedRows): ArrayBufferLike[] {
  const arrays = [
    ...Object.values(columns),
    ...codes,
    ...amounts,
    ...(groups === null ? [] : [groups.of, groups.sizes]),
    ...[sums, sides?.current, sides?.reference].flatMap((views) =>
      views ? listArrays(views) : [],
    ),
  ];
  return [...new Set(arrays.flatMap((array) => array?.buffer ?? []))];
}

function listArrays({ packs, filtered }: CountedViews): (ArrayLike<number> & ArrayBufferView)[] {
  const sums = packs.flatMap((pack) => (pack ? [pack.cells, pack.sums, pack.totals] : []));
  return filtered ? [...sums, filtered.mask] : sums;
}
