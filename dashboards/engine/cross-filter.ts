import { emptySums, type RowData, type Tally } from "./accumulate.ts";
import { buildPostings, countRows, type Postings } from "./postings.ts";
import { queryPrefixIndex, type PrefixIndex, type PrefixInput } from "./prefix-index.ts";
import { RowBatches } from "./row-batches.ts";
import { flagBins, isRange, isSameSelection, type Selection } from "./selection.ts";

/** A view as the cross-filter sees it: the bin of each row, and the bases it keeps. */
export type FilterView = Tally & { isFilterable: boolean };

type View = FilterView & {
  bit: number;
  selection: Selection | null;
  /** One flag a bin as the mask has it; null where nothing is filtered. */
  flags: Uint8Array | null;
  postings: Postings | null;
  totals: Float64Array | null;
  /** Null while the view is not shown. */
  sums: Float64Array | null;
};

/**
 * Keeps the sums of the shown views under the filters of the others. Each row has a mask with one bit for each filter it fails;
 * a change of filter touches only the rows it changes, or all of them in one pass when they are more than half.
 */
export class CrossFilter {
  readonly #rows: RowData;
  readonly #views: readonly View[];
  readonly #mask: Int32Array;
  readonly #batches: RowBatches;
  #epoch = 0;
  #active = -1;
  #prefix: PrefixIndex | null = null;
  /** The brush of the active view that the mask does not know yet. */
  #lag: { from: number; to: number } | null = null;

  constructor(rowCount: number, rows: RowData, views: readonly FilterView[]) {
    this.#rows = rows;
    this.#mask = new Int32Array(rowCount);
    this.#batches = new RowBatches(rows);
    let bits = 0;
    this.#views = views.map((view) => ({
      ...view,
      bit: view.isFilterable ? 1 << bits++ : 0,
      selection: null,
      flags: null,
      postings: null,
      totals: null,
      sums: null,
    }));
  }

  /** Sums of a shown view under the filters of the others, `sums[bin * width + 1 + base]`; valid until the next `update`. */
  sums(index: number): Float64Array {
    return this.#views[index]!.sums!;
  }

  /** Sums of a view over all rows. */
  totals(index: number): Float64Array {
    const view = this.#views[index]!;
    if (view.totals === null) {
      view.totals = emptySums(view);
      this.#batches.start([{ ...view, sums: view.totals }], 1);
      for (let row = 0; row < this.#mask.length; row += 1) this.#batches.take(row, 0);
      this.#batches.finish();
    }
    return view.totals;
  }

  /** The filters each row fails, one bit each. */
  mask(): Int32Array {
    this.#catchUp();
    return this.#mask;
  }

  /** The bits of the mask that a view looks at: all but its own. */
  scope(index: number): number {
    return ~this.#views[index]!.bit;
  }

  /** Brings filters (one for each view, null for none) and shown views up to date. */
  update(selections: readonly (Selection | null)[], shown: ReadonlySet<number>): void {
    const changed: View[] = [];
    for (const [index, view] of this.#views.entries()) {
      const selection = selections[index] ?? null;
      if (isSameSelection(view.selection, selection)) continue;
      changed.push(view);
      view.selection = selection;
      if (index !== this.#active) this.#dropPrefix();
    }
    const appearing: View[] = [];
    for (const [index, view] of this.#views.entries()) {
      if (shown.has(index) === (view.sums !== null)) continue;
      this.#dropPrefix();
      view.sums = shown.has(index) ? emptySums(view) : null;
      if (view.sums !== null) appearing.push(view);
    }
    if (changed.length > 0) this.#refilter(changed, new Set(appearing));
    if (appearing.length > 0) this.#scan(appearing);
  }

  /** What a worker needs to build the prefix index of a view, for `usePrefix`. */
  preparePrefix(index: number): PrefixInput {
    this.#catchUp();
    this.#dropPrefix();
    this.#active = index;
    const { bit, codes, size } = this.#views[index]!;
    const views = this.#views.flatMap((view, at) =>
      view.sums === null || at === index
        ? []
        : [{ index: at, bit: view.bit, codes: view.codes, size: view.size, bases: view.bases }],
    );
    return { epoch: this.#epoch, bit, codes, size, mask: this.#mask, ...this.#rows, views };
  }

  /** Takes a prefix index into use, unless other filters or views have changed since it was prepared. */
  usePrefix(prefix: PrefixIndex): void {
    if (prefix.epoch === this.#epoch) this.#prefix = prefix;
  }

  #dropPrefix(): void {
    this.#prefix = null;
    this.#epoch += 1;
  }

  #refilter(changed: readonly View[], appearing: ReadonlySet<View>): void {
    const shown = this.#views.filter((view) => view.sums !== null && !appearing.has(view));
    if (this.#views.every((view) => view.selection === null)) {
      this.#clear(shown);
      return;
    }
    const range = this.#prefix === null ? null : toRange(changed[0]!);
    if (range !== null) {
      this.#brush(this.#prefix!, range);
      return;
    }
    this.#catchUp();
    const half = this.#mask.length / 2;
    const flags = changed.map(({ selection, size }) => selection && flagBins(selection, size));
    const moving = changed.reduce((rows, view, at) => rows + countMoving(view, flags[at]!), 0);
    for (const [at, view] of changed.entries()) {
      if (moving > half) this.#mark(view, flags[at]!);
      else this.#move(view, flags[at]!, shown);
    }
    if (moving > half) this.#scan(shown);
  }

  #clear(shown: readonly View[]): void {
    this.#lag = null;
    this.#mask.fill(0);
    for (const view of this.#views) view.flags = null;
    for (const view of shown) view.sums!.set(this.totals(this.#views.indexOf(view)));
  }

  #brush(prefix: PrefixIndex, range: { from: number; to: number }): void {
    this.#lag = range;
    for (const view of prefix.views) {
      queryPrefixIndex(view, range, this.#views[view.index]!.sums!);
    }
  }

  /** Gives the mask the brush that has been answered from the prefix index. */
  #catchUp(): void {
    if (this.#lag === null) return;
    const view = this.#views[this.#active]!;
    this.#mark(view, flagBins(this.#lag, view.size));
    this.#lag = null;
  }

  /** Sets a view's bit for every row, and leaves the sums as they are. */
  #mark(view: View, flags: Uint8Array | null): void {
    const { codes, bit } = view;
    const mask = this.#mask;
    for (let row = 0; row < mask.length; row += 1) {
      const fails = flags !== null && flags[codes[row]!] === 0;
      mask[row] = fails ? mask[row]! | bit : mask[row]! & ~bit;
    }
    view.flags = flags;
  }

  /** Lets the rows of the bins that change leave or enter the other views. */
  #move(view: View, flags: Uint8Array | null, shown: readonly View[]): void {
    const { bit, size, flags: old } = view;
    const others = shown.filter((other) => other !== view);
    const { starts, rows } = (view.postings ??= buildPostings(view.codes, size));
    const mask = this.#mask;
    const batches = this.#batches;
    for (const sign of [-1, 1]) {
      batches.start(others, sign);
      for (let bin = 0; bin < size; bin += 1) {
        if (readFlag(flags, bin) - readFlag(old, bin) !== sign) continue;
        for (let index = starts[bin]!; index < starts[bin + 1]!; index += 1) {
          const row = rows[index]!;
          const failed = mask[row]! & ~bit;
          mask[row] = sign === 1 ? failed : failed | bit;
          batches.take(row, failed);
        }
      }
      batches.finish();
    }
    view.flags = flags;
  }

  /** Adds up some views anew, in one pass over the rows. */
  #scan(targets: readonly View[]): void {
    this.#catchUp();
    const mask = this.#mask;
    const batches = this.#batches;
    for (const view of targets) view.sums!.fill(0);
    batches.start(targets, 1);
    for (let row = 0; row < mask.length; row += 1) batches.take(row, mask[row]!);
    batches.finish();
  }
}

function countMoving(view: View, flags: Uint8Array | null): number {
  const postings = (view.postings ??= buildPostings(view.codes, view.size));
  let moving = 0;
  for (let bin = 0; bin < view.size; bin += 1) {
    if (readFlag(flags, bin) !== readFlag(view.flags, bin)) moving += countRows(postings, bin);
  }
  return moving;
}

function readFlag(flags: Uint8Array | null, bin: number): number {
  return flags === null ? 1 : flags[bin]!;
}

/** The range a view is filtered to, all of it without a filter; none where bins are picked. */
function toRange({ selection, size }: View): { from: number; to: number } | null {
  if (selection === null) return { from: 0, to: size };
  return isRange(selection) ? selection : null;
}
