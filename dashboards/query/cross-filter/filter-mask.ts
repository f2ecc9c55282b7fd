import { flagBins, type Selection } from "../state/selection.ts";
import { buildPostings, countRows, type Postings } from "./postings.ts";
import type { RowBatches } from "./row-batches.ts";
import type { SummedView } from "./shown-sums.ts";

/**
 * A view with its bit in the mask, 0 if it is never filtered by, and the selection that the mask holds, null for none.
 */
export type FilterableView = SummedView & {
  bit: number;
  selection: Selection | null;
  flags: Uint8Array | null;
  postings: Postings | null;
};

/** Holds for each row one bit for each filter that it fails. */
export class FilterMask {
  readonly rows: Int32Array;

  constructor(rows: Int32Array) {
    this.rows = rows;
  }

  clear(views: readonly FilterableView[]): void {
    this.rows.fill(0);
    for (const view of views) view.flags = null;
  }

  mark(view: FilterableView, flags: Uint8Array | null): void {
    const { codes, bit, size } = view;
    const failing = Int32Array.from({ length: size }, (_, bin) =>
      readFlag(flags, bin) === 1 ? 0 : bit,
    );
    const rows = this.rows;
    for (let row = 0; row < rows.length; row += 1) {
      rows[row] = (rows[row]! & ~bit) | failing[codes[row]!]!;
    }
    view.flags = flags;
  }

  /**
   * Sets a view's bit in the rows of bins that change only, and adds these rows to batches: leaving ones first, then
   * entering ones.
   */
  move(view: FilterableView, flags: Uint8Array | null, batches: RowBatches): void {
    const { bit, size, flags: old } = view;
    const { starts, rows: postings } = readPostings(view);
    const rows = this.rows;
    for (const sign of [-1, 1]) {
      batches.start(sign);
      for (let bin = 0; bin < size; bin += 1) {
        if (readFlag(flags, bin) - readFlag(old, bin) !== sign) continue;
        for (let index = starts[bin]!; index < starts[bin + 1]!; index += 1) {
          const row = postings[index]!;
          const failed = rows[row]! & ~bit;
          rows[row] = sign === 1 ? failed : failed | bit;
          batches.take(row, failed);
        }
      }
      batches.finish();
    }
    view.flags = flags;
  }

  /** Adds the rows that pass the filter of a view to batches, bin by bin. */
  listPassing(view: FilterableView, batches: RowBatches): void {
    const { starts, rows: postings } = readPostings(view);
    const rows = this.rows;
    batches.start(1);
    for (let bin = 0; bin < view.size; bin += 1) {
      if (readFlag(view.flags, bin) === 0) continue;
      for (let index = starts[bin]!; index < starts[bin + 1]!; index += 1) {
        const row = postings[index]!;
        batches.take(row, rows[row]!);
      }
    }
    batches.finish();
  }
}

export function flagSelection({ selection, size }: FilterableView): Uint8Array | null {
  return selection && flagBins(selection, size);
}

export function countMovingRows(view: FilterableView, flags: Uint8Array | null): number {
  const postings = readPostings(view);
  let moving = 0;
  for (let bin = 0; bin < view.size; bin += 1) {
    if (readFlag(flags, bin) !== readFlag(view.flags, bin)) moving += countRows(postings, bin);
  }
  return moving;
}

function readPostings(view: FilterableView): Postings {
  return (view.postings ??= buildPostings(view.codes, view.size));
}

function readFlag(flags: Uint8Array | null, bin: number): number {
  return flags === null ? 1 : flags[bin]!;
}
