import type { Packs } from "../measures/pack-bases.ts";
import { flagBins, type Selection } from "../state/selection.ts";
import type { FilterableView } from "./filter-mask.ts";
import { ShownSums, type SummedView } from "./shown-sums.ts";

type RowTest = (row: number) => boolean;

export type FrozenSums = {
  /** `sums[bin * width + 1 + base]` under the filters of the other views; `sums[bin * width]` is the count. */
  sums: () => Float64Array;
  totals: () => Float64Array;
  /** Makes a test of rows by the filters of the other views, but for some of these. */
  makeRowTest: (without?: readonly number[]) => RowTest;
  /** The filters of the other views, by the index of each. */
  selections: readonly (Selection | null)[];
};

type Moment = {
  views: readonly FilterableView[];
  selections: readonly (Selection | null)[];
  packs: Packs;
  sums: ShownSums<FilterableView>;
  isCurrent: () => boolean;
  mask: Int32Array;
};

/** Keeps the sums of a view in the current state: copied if read before filters change, recounted if read later. */
export function freezeSums(view: FilterableView, moment: Moment): FrozenSums {
  const { packs, sums } = moment;
  let copy: Float64Array | undefined;
  const makeRowTest = (without: readonly number[] = []): RowTest => {
    if (!moment.isCurrent()) return testSelections(view, without, moment);
    const { mask, views } = moment;
    const open = without.reduce((bits, at) => bits | views[at]!.bit, view.bit);
    return (row) => (mask[row]! & ~open) === 0;
  };
  return {
    makeRowTest,
    selections: moment.selections.map((own, at) => (moment.views[at] === view ? null : own)),
    sums: () =>
      (copy ??= moment.isCurrent() ? sums.readSums(view) : addRows(view, packs, makeRowTest())),
    totals: () => sums.readTotals(view),
  };
}

function testSelections(
  own: FilterableView,
  without: readonly number[],
  { views, selections }: Moment,
): RowTest {
  const filters = views.flatMap((view, index) => {
    const selection = selections[index] ?? null;
    return view === own || selection === null || without.includes(index)
      ? []
      : [{ codes: view.codes, flags: flagBins(selection, view.size) }];
  });
  return (row) => filters.every(({ codes, flags }) => flags[codes[row]!] === 1);
}

/** Sums the rows that pass. */
export function addRows(view: SummedView, packs: Packs, passes: RowTest): Float64Array {
  const rows = Uint32Array.from(view.codes.keys()).filter(passes);
  const sums = new ShownSums(packs, [view]);
  sums.add(rows, rows.length, 1);
  return sums.readSums(view);
}
