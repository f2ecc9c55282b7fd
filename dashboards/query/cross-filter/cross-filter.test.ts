import * as fc from "fast-check";
import { expect, test } from "vitest";
import { packBases, type Packs } from "../measures/pack-bases.ts";
import { flagBins, type Selection } from "../state/selection.ts";
import { CrossFilter, type FilterView } from "./cross-filter.ts";
import type { FrozenSums } from "./freeze-sums.ts";

type World = {
  rowCount: number;
  /** `data[row * stride + base]` */
  data: Int32Array;
  stride: number;
  packs: Packs;
  views: FilterView[];
};

const scripts = 10_000;
const mostViews = 5;

test(`gives what adding up each row gives, over ${String(scripts)} random scripts`, () => {
  fc.assert(fc.property(worlds(1, 60), steps(), playScript), {
    numRuns: scripts,
    seed: 20_211_105,
  });
}, 120_000);

test("gives the same over more rows than a batch holds", () => {
  // A failing world is not shrunk: the scripts above fail on fewer rows.
  const options = { numRuns: 30, seed: 8, endOnFailure: true };
  fc.assert(fc.property(worlds(1500, 9000), steps(), playScript), options);
});

test("hands over no sums of rows that have gone when everything is cleared", () => {
  fc.assert(
    fc.property(worlds(1, 60), ({ rowCount, packs, views }) => {
      const filter = new CrossFilter(rowCount, packs, views);
      const none = views.map(() => null);
      const shown = new Set(views.keys());
      filter.update([views[0]!.isFilterable ? [0] : null, ...none.slice(1)], shown);
      filter.update(none, shown);
      for (const view of views.keys()) {
        const frozen = filter.freeze()(view);
        expect([...views[view]!.codes.keys()].every(frozen.makeRowTest())).toBe(true);
        expect(frozen.sums()).toEqual(frozen.totals());
      }
    }),
    { numRuns: 100, seed: 1 },
  );
});

test("keeps 32 filters apart", () => {
  const views = Array.from({ length: 32 }, (_, at) => ({
    codes: Uint16Array.of(0, 1, at % 2),
    size: 2,
    bases: new Int32Array(),
    width: 1,
    isFilterable: true,
  }));
  const filter = new CrossFilter(3, packBases(3, []), views);
  const shown = new Set(views.keys());
  filter.update(
    views.map((_, at) => (at === 31 ? [0] : null)),
    shown,
  );
  expect(filter.freeze()(31).sums()).toEqual(Float64Array.of(1, 2));
  expect(filter.freeze()(0).sums()).toEqual(Float64Array.of(1, 0));
  expect(filter.freeze()(1).sums()).toEqual(Float64Array.of(1, 0));
});

type Change = {
  view: number | "brushed";
  selection: { from: number; length: number } | { bins: number } | null;
};

type Step = {
  toggled: number;
  changes: readonly Change[] | "clear";
  brushedNext: number | null;
};

type Kept = { frozen: FrozenSums; sums: Float64Array; totals: Float64Array; passing: boolean[] };

/** Runs a script, compares with a naive count after each step, and the frozen sums at its end. */
function playScript(world: World, script: readonly Step[]): void {
  const { views, rowCount, packs } = world;
  const filter = new CrossFilter(rowCount, packs, views);
  const selections: (Selection | null)[] = views.map(() => null);
  const shown = new Set(views.keys());
  const kept: Kept[] = [];
  let brushed = -1;
  for (const [at, { toggled, changes, brushedNext }] of script.entries()) {
    for (const view of views.keys()) {
      if (((toggled >> view) & 1) === 0) continue;
      if (shown.has(view)) shown.delete(view);
      else shown.add(view);
    }
    change(selections, views, changes, brushed);
    filter.update([...selections], shown);
    for (const view of shown) {
      const { sums, totals, passing } = count(world, view, selections);
      const frozen = filter.freeze()(view);
      kept.push({ frozen, sums, totals, passing });
      if ((at + view) % 2 === 0) compare(kept.at(-1)!, `step ${String(at)}, view ${String(view)}`);
    }
    if (brushedNext === null) continue;
    brushed = brushedNext % views.length;
    if (!views[brushed]!.isFilterable) brushed = -1;
  }
  for (const one of kept) compare(one, "at the end");
}

function compare({ frozen, sums, totals, passing }: Kept, place: string): void {
  // Comparing texts is several times faster than `toEqual`.
  for (const [name, found, sought] of [
    ["totals", frozen.totals(), totals],
    ["sums", frozen.sums(), sums],
    ["rows", passing.map((_, row) => row).map(frozen.makeRowTest()), passing],
  ] as const) {
    if (String(found) !== String(sought)) expect(found, `${name}, ${place}`).toEqual(sought);
  }
}

function change(
  selections: (Selection | null)[],
  views: readonly FilterView[],
  changes: Step["changes"],
  brushed: number,
): void {
  if (changes === "clear") {
    selections.fill(null);
    return;
  }
  for (const { view, selection } of changes) {
    const index = view === "brushed" ? brushed : view % views.length;
    const { size, isFilterable } = views[index] ?? { size: 1, isFilterable: false };
    if (!isFilterable) continue;
    if (selection === null) selections[index] = null;
    else if ("bins" in selection) {
      const bins = Array.from({ length: size }, (_, bin) => bin);
      const chosen = bins.filter((bin) => ((selection.bins >> bin) & 1) === 1);
      selections[index] = chosen.length === 0 ? [0] : chosen;
    } else {
      const from = selection.from % size;
      selections[index] = { from, to: from + 1 + (selection.length % (size - from)) };
    }
  }
}

function count(
  { rowCount, data, stride, views }: World,
  own: number,
  selections: readonly (Selection | null)[],
): Omit<Kept, "frozen"> {
  const flags = views.map(({ size }, at) =>
    flagBins(selections[at] ?? { from: 0, to: size }, size),
  );
  const { codes, size, bases, width } = views[own]!;
  const sums = new Float64Array(size * width);
  const totals = new Float64Array(size * width);
  const passing: boolean[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    const passes = views.every((view, at) => at === own || flags[at]![view.codes[row]!] === 1);
    passing.push(passes);
    for (let slot = 0; slot < width; slot += 1) {
      const value = slot === 0 ? 1 : data[row * stride + bases[slot - 1]!]!;
      totals[codes[row]! * width + slot]! += value;
      if (passes) sums[codes[row]! * width + slot]! += value;
    }
  }
  return { sums, totals, passing };
}

/**
 * Generates rows, up to three bases (negative amounts, some so large that they need a pack of their own) and up to five
 * views.
 */
function worlds(min: number, max: number): fc.Arbitrary<World> {
  return fc
    .record({ rowCount: fc.integer({ min, max }), stride: fc.nat(3) })
    .chain(({ rowCount, stride }) =>
      fc.record({
        rowCount: fc.constant(rowCount),
        stride: fc.constant(stride),
        data: fc.int32Array({ ...exactly(rowCount * stride), min: -1000, max: 999 }),
        isLarge: fc.array(
          fc.nat(2).map((one) => one === 0),
          exactly(stride),
        ),
        views: fc.array(filterViews(rowCount, stride), { minLength: 1, maxLength: mostViews }),
      }),
    )
    .map(({ rowCount, stride, data, isLarge, views }) => {
      const rows = { rowCount, stride, data, views };
      return { rowCount, stride, data, views, packs: pack(rows, isLarge) };
    });
}

function filterViews(rowCount: number, stride: number): fc.Arbitrary<FilterView> {
  return fc.integer({ min: 1, max: 9 }).chain((size) =>
    fc
      .record({
        codes: fc.uint16Array({ ...exactly(rowCount), max: size - 1 }),
        bases: fc.subarray(Array.from({ length: stride }, (_, base) => base)),
        isFilterable: fc.nat(5).map((one) => one > 0),
      })
      .map(({ codes, bases, isFilterable }) => ({
        codes,
        size,
        bases: Int32Array.from(bases),
        width: bases.length + 1,
        isFilterable,
      })),
  );
}

function pack({ rowCount, stride, data, views }: Omit<World, "packs">, isLarge: boolean[]): Packs {
  const bases = isLarge.map((large, base) => ({
    least: -1000,
    most: large ? 2 ** 45 : 999,
    readers: views.flatMap((view, at) => (view.bases.includes(base) ? [String(at)] : [])),
    addTo: (amounts: Float64Array, unit: number) => {
      for (let row = 0; row < amounts.length; row += 1) {
        amounts[row]! += data[row * stride + base]! * unit;
      }
    },
  }));
  return packBases(rowCount, bases);
}

function steps(): fc.Arbitrary<Step[]> {
  const index = fc.nat(mostViews - 1);
  const brushed = fc.constant("brushed" as const);
  const selection = fc.oneof(
    fc.constant(null),
    fc.record({ from: fc.nat(8), length: fc.nat(8) }),
    fc.record({ bins: fc.nat(511) }),
  );
  const one = fc.record({ view: fc.oneof(index, brushed), selection });
  const brush = fc.record({ view: brushed, selection });
  const changes = fc.oneof(
    { weight: 6, arbitrary: fc.array(one, { maxLength: 3 }) },
    { weight: 6, arbitrary: fc.tuple(brush) },
    { weight: 1, arbitrary: fc.constant("clear" as const) },
  );
  return fc.array(
    fc.record({
      toggled: seldom(0, fc.nat(2 ** mostViews - 1)),
      changes,
      brushedNext: seldom<number | null>(null, index),
    }),
    exactly(8),
  );
}

function seldom<Value>(none: Value, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(none) }, { weight: 1, arbitrary });
}

function exactly(length: number): { minLength: number; maxLength: number } {
  return { minLength: length, maxLength: length };
}
