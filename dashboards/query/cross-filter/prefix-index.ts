import type { Codes } from "../table/codes.ts";

/** Input of the worker: `bit`, `codes` and `size` are those of the brushed view; `epoch` tells a stale index from a fresh one. */
export type PrefixInput = {
  epoch: number;
  bit: number;
  codes: Codes;
  size: number;
  mask: Int32Array;
  amounts: readonly (Float64Array | undefined)[];
  columns: readonly PrefixColumn[];
};

type PrefixColumn = {
  pack: number;
  column: number;
  bit: number;
  codes: Codes;
  size: number;
};

/** Running sums of a view in one pack over the bins of the brushed one: `sums[brushed bin * size + bin]`. */
export type PrefixSums = { pack: number; column: number; size: number; sums: Float64Array };

export type PrefixIndex = { epoch: number; columns: readonly PrefixSums[] };

/** Adds up every view for each beginning of the brushed view, so that any range of it is one difference (Falcon, CHI 2019). */
export function buildPrefixIndex(input: PrefixInput): PrefixIndex {
  const columns = input.columns.map((view) => {
    const { pack, column, size } = view;
    const sums = new Float64Array((input.size + 1) * size);
    addPassing(input, view, sums);
    for (let cell = size; cell < sums.length; cell += 1) sums[cell]! += sums[cell - size]!;
    return { pack, column, size, sums };
  });
  return { epoch: input.epoch, columns };
}

export function queryPrefixIndex(
  { size, sums }: PrefixSums,
  { from, to }: { from: number; to: number },
  result: Float64Array,
): void {
  const low = from * size;
  const high = to * size;
  for (let bin = 0; bin < size; bin += 1) result[bin] = sums[high + bin]! - sums[low + bin]!;
}

function addPassing(
  { mask, bit, codes: brushed, amounts }: PrefixInput,
  { pack, bit: own, codes, size }: PrefixColumn,
  sums: Float64Array,
): void {
  const ignored = ~(bit | own);
  const added = amounts[pack]!;
  for (let row = 0; row < mask.length; row += 1) {
    if ((mask[row]! & ignored) !== 0) continue;
    sums[(brushed[row]! + 1) * size + codes[row]!]! += added[row]!;
  }
}
