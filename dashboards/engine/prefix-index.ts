import type { RowData } from "./accumulate.ts";

/** What `buildPrefixIndex` needs of a cross-filter: plain numbers and typed arrays, fit to be posted to a worker. */
export type PrefixInput = RowData & {
  /** State of the other filters it is taken from. */
  epoch: number;
  /** The view to be brushed. */
  bit: number;
  codes: Uint16Array;
  size: number;
  mask: Int32Array;
  views: readonly {
    index: number;
    bit: number;
    codes: Uint16Array;
    size: number;
    bases: Int32Array;
  }[];
};

/** Running sums of a view over the bins of the brushed one: `sums[bin of the brush * cells + cell]`. */
export type PrefixView = { index: number; cells: number; sums: Float64Array };

export type PrefixIndex = { epoch: number; views: readonly PrefixView[] };

/** Adds up every view for each beginning of the brushed view, so that any range of it is one difference (Falcon, CHI 2019). */
export function buildPrefixIndex(input: PrefixInput): PrefixIndex {
  const { epoch, size } = input;
  const views = input.views.map((view) => {
    const cells = view.size * (view.bases.length + 1);
    const sums = new Float64Array((size + 1) * cells);
    addPassing(input, view, cells, sums);
    for (let cell = cells; cell < sums.length; cell += 1) sums[cell]! += sums[cell - cells]!;
    return { index: view.index, cells, sums };
  });
  return { epoch, views };
}

/** Writes the sums of a view for a half-open range of the brushed view's bins. */
export function queryPrefixIndex(
  { cells, sums }: PrefixView,
  { from, to }: { from: number; to: number },
  result: Float64Array,
): void {
  const low = from * cells;
  const high = to * cells;
  for (let cell = 0; cell < cells; cell += 1) result[cell] = sums[high + cell]! - sums[low + cell]!;
}

function addPassing(
  { mask, bit, codes: brushed, data, stride }: PrefixInput,
  { bit: own, codes, bases }: PrefixInput["views"][number],
  cells: number,
  sums: Float64Array,
): void {
  const ignored = ~(bit | own);
  const width = bases.length + 1;
  for (let row = 0; row < mask.length; row += 1) {
    if ((mask[row]! & ignored) !== 0) continue;
    const at = (brushed[row]! + 1) * cells + codes[row]! * width;
    sums[at]! += 1;
    for (let base = 1; base < width; base += 1) {
      sums[at + base]! += data[row * stride + bases[base - 1]!]!;
    }
  }
}
