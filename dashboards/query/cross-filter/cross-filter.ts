import type { Packs } from "../measures/pack-bases.ts";
import { isSameSelection, type Selection } from "../state/selection.ts";
import { freezeSums, type FrozenSums } from "./freeze-sums.ts";
import { countMovingRows, FilterMask, flagSelection, type FilterableView } from "./filter-mask.ts";
import { RowBatches } from "./row-batches.ts";
import { ShownSums, type CountedPack, type SummedView } from "./shown-sums.ts";

export type FilterView = SummedView & { isFilterable: boolean };

/** The sums of some views, by index, under the filters that `filtered` has, if any. */
export type CountedViews = {
  views: readonly number[];
  packs: readonly (CountedPack | undefined)[];
  filtered?: { selections: readonly (Selection | null)[]; mask: Int32Array };
};

/** Share of rows that a filter moves from which one pass over all rows is faster. */
const scanShare = 0.5;

/**
 * Keeps the sums of the shown views, each under the filters of the others. A change of filters processes only the rows
 * that it moves, or all rows in one pass where these are many.
 */
export class CrossFilter {
  readonly #packs: Packs;
  readonly #views: readonly FilterableView[];
  #mask: FilterMask;
  readonly #batches: RowBatches;
  #sums: ShownSums<FilterableView>;
  #counted: CountedViews | null;
  #selections: readonly (Selection | null)[] = [];
  /** Mask bit of the view whose own filter changes: its sums stay as they are. */
  #keptBit = 0;

  /** `counted` views have sums from elsewhere, and are not counted again when they are first shown. */
  constructor(
    rowCount: number,
    packs: Packs,
    views: readonly FilterView[],
    counted: CountedViews | null = null,
  ) {
    this.#packs = packs;
    this.#counted = counted;
    this.#mask = new FilterMask(new Int32Array(rowCount));
    let bits = 0;
    this.#views = views.map((view) => {
      const bit = view.isFilterable ? 1 << bits++ : 0;
      const own = { bit, selection: null, flags: null, postings: null };
      // A copy of its values would compute codes that may never be read (`move-level.ts`).
      return Object.defineProperties(own, Object.getOwnPropertyDescriptors(view)) as FilterableView;
    });
    this.#sums = new ShownSums<FilterableView>(packs, []);
    const byBit = new Map(this.#views.map((view) => [view.bit, view]));
    this.#batches = new RowBatches((bit, rows, count, sign) => {
      if (bit === 0) this.#sums.add(rows, count, sign);
      else if (bit !== this.#keptBit) this.#sums.addTo(byBit.get(bit)!, rows, count, sign);
    });
  }

  /** Returns a function that freezes a shown view, by index, as it is now. */
  freeze(): (index: number) => FrozenSums {
    const selections = this.#selections;
    const moment = {
      views: this.#views,
      selections,
      packs: this.#packs,
      sums: this.#sums,
      isCurrent: () => this.#selections === selections,
      mask: this.#mask.rows,
    };
    return (index) => freezeSums(this.#views[index]!, moment);
  }

  /** Returns the sums of the shown views, and the filters they are under. */
  readCounted(): CountedViews {
    const shown = [...this.#views.keys()].filter(
      (index) => this.#sums.columns(this.#views[index]!).length > 0,
    );
    const selections = this.#selections;
    const isFiltered = selections.some((selection) => selection !== null);
    const filtered = { selections, mask: this.#mask.rows };
    return { views: shown, packs: this.#sums.arrays(), ...(isFiltered && { filtered }) };
  }

  /** Takes a filter for each view (null for none) and the indexes of the shown views. */
  update(selections: readonly (Selection | null)[], shown: ReadonlySet<number>): void {
    const changed: FilterableView[] = [];
    for (const [index, view] of this.#views.entries()) {
      const selection = selections[index] ?? null;
      if (isSameSelection(view.selection, selection)) continue;
      changed.push(view);
      view.selection = selection;
    }
    if (changed.length > 0) this.#selections = selections;
    const views = this.#views.filter((_, index) => shown.has(index));
    if (!this.#sums.shows(views)) this.#layOut(views, changed);
    else if (changed.length > 0) this.#refilter(changed);
  }

  #layOut(views: readonly FilterableView[], changed: readonly FilterableView[]): void {
    const counted = this.#takeCounted(views);
    this.#sums = new ShownSums(this.#packs, views, counted?.packs);
    if (counted === null) {
      this.#count();
      this.#sums.keepTotals();
    }
    if (counted?.filtered !== undefined) {
      this.#mask = new FilterMask(counted.filtered.mask);
      for (const view of changed) view.flags = flagSelection(view);
      return;
    }
    for (const view of changed) this.#mask.mark(view, flagSelection(view));
    if (this.#views.some(({ flags }) => flags !== null)) this.#scan();
  }

  /** Takes the sums from elsewhere, once; null where they are those of other views or filters. */
  #takeCounted(views: readonly FilterableView[]): CountedViews | null {
    const counted = this.#counted;
    this.#counted = null;
    const isSame =
      counted?.views.length === views.length &&
      counted.views.every((index, at) => this.#views[index] === views[at]) &&
      counted.filtered?.selections.every((own, at) =>
        isSameSelection(own, this.#views[at]!.selection),
      ) !== false;
    return isSame ? counted : null;
  }

  #count(): void {
    const { length } = this.#mask.rows;
    this.#batches.start(1);
    for (let row = 0; row < length; row += 1) this.#batches.take(row, 0);
    this.#batches.finish();
  }

  #refilter(changed: readonly FilterableView[]): void {
    if (this.#views.every(({ selection }) => selection === null)) {
      this.#mask.clear(this.#views);
      this.#sums.restoreTotals();
      return;
    }
    const flags = changed.map(flagSelection);
    const moving = changed.reduce((rows, view, at) => rows + countMovingRows(view, flags[at]!), 0);
    const isMany = moving > this.#mask.rows.length * scanShare;
    for (const [at, view] of changed.entries()) {
      if (isMany) this.#mask.mark(view, flags[at]!);
      else this.#keepSums(view, () => this.#mask.move(view, flags[at]!, this.#batches));
    }
    if (isMany && changed.length === 1)
      this.#keepSums(changed[0]!, () => this.#recount(changed[0]!));
    else if (isMany) this.#scan();
  }

  /**
   * Restores a view's sums after a change of its own filter, which it ignores: rows are added to all views together.
   */
  #keepSums(view: FilterableView, change: () => void): void {
    const own = this.#sums.columns(view).map((column) => this.#sums.packedSums(column));
    const before = own.map((sums) => sums.slice());
    this.#keptBit = view.bit;
    change();
    this.#keptBit = 0;
    for (const [at, sums] of own.entries()) sums.set(before[at]!);
  }

  /** Counts the passing rows alone: rows that fail a view's filter count in that view only, whose sums are kept. */
  #recount(view: FilterableView): void {
    if (view.flags === null) {
      this.#scan();
      return;
    }
    this.#sums.empty();
    this.#mask.listPassing(view, this.#batches);
  }

  #scan(): void {
    const { rows } = this.#mask;
    this.#sums.empty();
    this.#batches.start(1);
    for (let row = 0; row < rows.length; row += 1) this.#batches.take(row, rows[row]!);
    this.#batches.finish();
  }
}
