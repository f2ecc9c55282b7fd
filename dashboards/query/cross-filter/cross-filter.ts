import type { Packs } from "../measures/pack-bases.ts";
import { buildPostings, countRows, type Postings } from "../table/postings.ts";
import { queryPrefixIndex, type PrefixIndex, type PrefixInput } from "./prefix-index.ts";
import { RowBatches } from "../table/row-batches.ts";
import { flagBins, isRange, isSameSelection, type Selection } from "../state/selection.ts";
import { TallySheets, type Tally } from "./tally-sheets.ts";

/** A view as the cross-filter sees it: the bin of each row, and the bases it keeps. */
export type FilterView = Tally & { isFilterable: boolean };

/** Share of rows from which passing over all of them is faster than looking up those that change, which lie apart. */
const scanShare = 0.3;

type View = FilterView & {
  bit: number;
  selection: Selection | null;
  /** One flag a bin as the mask has it; null where nothing is filtered. */
  flags: Uint8Array | null;
  postings: Postings | null;
};

/**
 * Keeps the sums of the shown views under the filters of the others. Each row has a mask with one bit for each filter it fails;
 * a change of filter touches only the rows it changes, or all of them in one pass when they are many.
 */
export class CrossFilter {
  readonly #packs: Packs;
  readonly #views: readonly View[];
  readonly #mask: Int32Array;
  readonly #batches: RowBatches;
  #sheets: TallySheets<View>;
  #epoch = 0;
  #active = -1;
  #prefix: PrefixIndex | null = null;
  /** The brush of the active view that the mask does not know yet. */
  #lag: { from: number; to: number } | null = null;

  constructor(rowCount: number, packs: Packs, views: readonly FilterView[]) {
    this.#packs = packs;
    this.#mask = new Int32Array(rowCount);
    let bits = 0;
    this.#views = views.map((view) => ({
      ...view,
      bit: view.isFilterable ? 1 << bits++ : 0,
      selection: null,
      flags: null,
      postings: null,
    }));
    this.#sheets = new TallySheets<View>(packs, []);
    const byBit = new Map(this.#views.map((view) => [view.bit, view]));
    this.#batches = new RowBatches((bit, rows, count, sign) => {
      if (bit === 0) this.#sheets.add(rows, count, sign);
      else this.#sheets.addTo(byBit.get(bit)!, rows, count, sign);
    });
  }

  /** Sums of a shown view under the filters of the others, `sums[bin * width + 1 + base]`. */
  sums(index: number): Float64Array {
    return this.#sheets.sums(this.#views[index]!);
  }

  /** Sums of a shown view over all rows. */
  totals(index: number): Float64Array {
    return this.#sheets.totals(this.#views[index]!);
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
    const views = this.#views.filter((_, index) => shown.has(index));
    if (!this.#sheets.shows(views)) this.#layOut(views, changed);
    else if (changed.length > 0) this.#refilter(changed);
  }

  /** What a worker needs to build the prefix index of a view, for `usePrefix`; null where it is in use already. */
  preparePrefix(index: number): PrefixInput | null {
    if (index === this.#active && this.#prefix !== null) return null;
    this.#catchUp();
    this.#dropPrefix();
    this.#active = index;
    const active = this.#views[index]!;
    const { bit, codes, size } = active;
    const columns = this.#views
      .filter((view) => view !== active)
      .flatMap((view) =>
        this.#sheets.places(view).map(({ sheet, column }) => ({
          sheet,
          column,
          bit: view.bit,
          codes: view.codes,
          size: view.size,
        })),
      );
    const amounts = this.#sheets.amounts();
    return { epoch: this.#epoch, bit, codes, size, mask: this.#mask, amounts, columns };
  }

  /** Takes a prefix index into use, unless other filters or views have changed since it was prepared. */
  usePrefix(prefix: PrefixIndex): void {
    if (prefix.epoch === this.#epoch) this.#prefix = prefix;
  }

  #dropPrefix(): void {
    this.#prefix = null;
    this.#epoch += 1;
  }

  /** Puts other views on show, and adds up all rows and then those that pass. */
  #layOut(views: readonly View[], changed: readonly View[]): void {
    this.#dropPrefix();
    this.#catchUp();
    for (const view of changed) this.#mark(view, flag(view));
    this.#sheets = new TallySheets(this.#packs, views);
    this.#batches.start(1);
    for (let row = 0; row < this.#mask.length; row += 1) this.#batches.take(row, 0);
    this.#batches.finish();
    this.#sheets.keepTotals();
    if (this.#views.some(({ flags }) => flags !== null)) this.#scan();
  }

  #refilter(changed: readonly View[]): void {
    if (this.#views.every(({ selection }) => selection === null)) {
      this.#clear();
      return;
    }
    const range = this.#prefix === null ? null : toRange(changed[0]!);
    if (range !== null) {
      this.#brush(this.#prefix!, range);
      return;
    }
    this.#catchUp();
    const flags = changed.map(flag);
    const moving = changed.reduce((rows, view, at) => rows + countMoving(view, flags[at]!), 0);
    const isMany = moving > this.#mask.length * scanShare;
    for (const [at, view] of changed.entries()) {
      if (isMany) this.#mark(view, flags[at]!);
      else this.#move(view, flags[at]!);
    }
    if (isMany) this.#scan();
  }

  #clear(): void {
    this.#lag = null;
    this.#mask.fill(0);
    for (const view of this.#views) view.flags = null;
    this.#sheets.restoreTotals();
  }

  #brush(prefix: PrefixIndex, range: { from: number; to: number }): void {
    this.#lag = range;
    for (const column of prefix.columns) {
      queryPrefixIndex(column, range, this.#sheets.part(column));
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
    const { codes, bit, size } = view;
    const failing = Int32Array.from({ length: size }, (_, bin) =>
      readFlag(flags, bin) === 1 ? 0 : bit,
    );
    const mask = this.#mask;
    for (let row = 0; row < mask.length; row += 1) {
      mask[row] = (mask[row]! & ~bit) | failing[codes[row]!]!;
    }
    view.flags = flags;
  }

  /** Lets the rows of the bins that change leave or enter the other views. */
  #move(view: View, flags: Uint8Array | null): void {
    const { bit, size, flags: old } = view;
    const { starts, rows } = (view.postings ??= buildPostings(view.codes, size));
    const mask = this.#mask;
    const batches = this.#batches;
    // The view itself does not see its filter, but its sums lie among those that are added to.
    const own = this.#sheets.places(view).map((place) => this.#sheets.part(place));
    const before = own.map((part) => part.slice());
    for (const sign of [-1, 1]) {
      batches.start(sign);
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
    for (const [at, part] of own.entries()) part.set(before[at]!);
    view.flags = flags;
  }

  /** Adds up all views anew, in one pass over the rows. */
  #scan(): void {
    const mask = this.#mask;
    this.#sheets.empty();
    this.#batches.start(1);
    for (let row = 0; row < mask.length; row += 1) this.#batches.take(row, mask[row]!);
    this.#batches.finish();
  }
}

function flag({ selection, size }: View): Uint8Array | null {
  return selection && flagBins(selection, size);
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
