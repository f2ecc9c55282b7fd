import type { Codes } from "./table/codes.ts";
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
};

/** Lists the buffers to transfer, each once. */
export function listBuffers({
  columns,
  codes,
  amounts,
  sums,
  groups,
}: CountedRows): ArrayBufferLike[] {
  const arrays = [
    ...Object.values(columns),
    ...codes,
    ...amounts,
    ...(groups === null ? [] : [groups.of, groups.sizes]),
    ...sums.packs.flatMap((pack) => (pack === undefined ? [] : [pack.cells, pack.sums])),
  ];
  return [...new Set(arrays.flatMap((array) => array?.buffer ?? []))];
}
