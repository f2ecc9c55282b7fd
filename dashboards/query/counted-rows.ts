import type { CountedViews } from "./cross-filter/cross-filter.ts";
import type { Integers } from "./table/column.ts";

/**
 * The rows of a report and what its first page adds up, as typed arrays: a worker makes and transfers them. `codes` are the bins of
 * the rows for each level of each view, `amounts` the packed summands.
 */
export type CountedRows = {
  columns: Readonly<Record<string, Integers>>;
  codes: readonly Uint16Array[];
  amounts: readonly (Float64Array | undefined)[];
  sums: CountedViews;
};

/** The buffers to transfer, each once. */
export function listBuffers({ columns, codes, amounts, sums }: CountedRows): ArrayBufferLike[] {
  const arrays = [
    ...Object.values(columns),
    ...codes,
    ...amounts,
    ...sums.packs.flatMap((pack) => (pack === undefined ? [] : [pack.cells, pack.sums])),
  ];
  return [...new Set(arrays.flatMap((array) => array?.buffer ?? []))];
}
