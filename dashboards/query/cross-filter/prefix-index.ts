/** What `buildPrefixIndex` needs of a cross-filter: plain numbers and typed arrays, fit to be posted to a worker. */
export type PrefixInput = {
  /** State of the other filters it is taken from. */
  epoch: number;
  /** The view to be brushed. */
  bit: number;
  codes: Uint16Array;
  size: number;
  mask: Int32Array;
  /** What each row adds, by sheet. */
  amounts: readonly Float64Array[];
  columns: readonly PrefixColumn[];
};

type PrefixColumn = {
  sheet: number;
  column: number;
  bit: number;
  codes: Uint16Array;
  size: number;
};

/** Running sums of a view in a sheet over the bins of the brushed one: `sums[bin of the brush * size + bin]`. */
export type PrefixSums = { sheet: number; column: number; size: number; sums: Float64Array };

export type PrefixIndex = { epoch: number; columns: readonly PrefixSums[] };

/** Adds up every view for each beginning of the brushed view, so that any range of it is one difference (Falcon, CHI 2019). */
export function buildPrefixIndex(input: PrefixInput): PrefixIndex {
  const columns = input.columns.map((view) => {
    const { sheet, column, size } = view;
    const sums = new Float64Array((input.size + 1) * size);
    addPassing(input, view, sums);
    for (let cell = size; cell < sums.length; cell += 1) sums[cell]! += sums[cell - size]!;
    return { sheet, column, size, sums };
  });
  return { epoch: input.epoch, columns };
}

/** Writes the sums of a view for a half-open range of the brushed view's bins. */
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
  { sheet, bit: own, codes, size }: PrefixColumn,
  sums: Float64Array,
): void {
  const ignored = ~(bit | own);
  const added = amounts[sheet]!;
  for (let row = 0; row < mask.length; row += 1) {
    if ((mask[row]! & ignored) !== 0) continue;
    sums[(brushed[row]! + 1) * size + codes[row]!]! += added[row]!;
  }
}
