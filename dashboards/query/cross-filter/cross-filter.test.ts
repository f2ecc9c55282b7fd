import { expect, test } from "vitest";
import { SeededRandom } from "../../data/seeded-random.ts";
import { CrossFilter, type FilterView } from "./cross-filter.ts";
import { buildPrefixIndex, type PrefixIndex } from "./prefix-index.ts";
import { packBases, type Packs } from "../measures/pack-bases.ts";
import { flagBins, type Selection } from "../state/selection.ts";

type World = {
  rowCount: number;
  data: Int32Array;
  stride: number;
  packs: Packs;
  views: FilterView[];
};

const scripts = 10_000;

test(`gives what adding up each row gives, over ${String(scripts)} random scripts`, () => {
  const random = new SeededRandom(20_211_105);
  for (let script = 0; script < scripts; script += 1) playScript(random, script);
}, 120_000);

test("gives the same over more rows than a batch holds", () => {
  const random = new SeededRandom(8);
  for (let script = 0; script < 30; script += 1) playScript(random, script, 9000);
});

test("hands over no sums of rows that have gone when everything is cleared", () => {
  const world = makeWorld(new SeededRandom(1));
  const filter = new CrossFilter(world.rowCount, world.packs, world.views);
  const none = world.views.map(() => null);
  const shown = new Set(world.views.keys());
  filter.update([[0], ...none.slice(1)], shown);
  filter.update(none, shown);
  expect(filter.mask().every((bits) => bits === 0)).toBe(true);
  for (const view of world.views.keys()) {
    expect(filter.sums(view)).toEqual(filter.totals(view));
  }
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
  expect(filter.sums(31)).toEqual(Float64Array.of(1, 2));
  expect(filter.sums(0)).toEqual(Float64Array.of(1, 0));
  expect(filter.sums(1)).toEqual(Float64Array.of(1, 0));
});

/** Plays random steps, now and then with a prefix index, and compares after each. */
function playScript(random: SeededRandom, script: number, maxRows?: number): void {
  const world = makeWorld(random, maxRows);
  const { views, rowCount, packs } = world;
  const filter = new CrossFilter(rowCount, packs, views);
  const selections: (Selection | null)[] = views.map(() => null);
  const shown = new Set<number>();
  let brushed = -1;
  let waiting: PrefixIndex | null = null;
  for (let step = 0; step < 8; step += 1) {
    for (const view of views.keys()) {
      if (step > 0 && random.below(8) > 0) continue;
      if (shown.has(view)) shown.delete(view);
      else shown.add(view);
    }
    if (random.below(4) > 0) change(selections, views, brushed, random);
    filter.update(selections, shown);
    if (waiting !== null && random.below(2) === 0) {
      filter.usePrefix(waiting);
      waiting = null;
    }
    compare(world, filter, selections, shown, `script ${String(script)}, step ${String(step)}`);
    if (random.below(4) === 0) {
      brushed = random.below(views.length);
      if (!views[brushed]!.isFilterable) brushed = -1;
      else {
        const input = filter.preparePrefix(brushed);
        if (input !== null) waiting = buildPrefixIndex(input);
      }
    }
  }
}

function makeWorld(random: SeededRandom, maxRows = 60): World {
  const rowCount = 1 + random.below(maxRows);
  const stride = random.below(4);
  const data = Int32Array.from({ length: rowCount * stride }, () => random.below(2000) - 1000);
  const views = Array.from({ length: 1 + random.below(5) }, () => {
    const size = 1 + random.below(9);
    const bases = Int32Array.from({ length: stride }, (_, base) => base).filter(
      () => random.below(2) === 0,
    );
    return {
      codes: Uint16Array.from({ length: rowCount }, () => random.below(size)),
      size,
      bases,
      width: bases.length + 1,
      isFilterable: random.below(6) > 0,
    };
  });
  const bases = Array.from({ length: stride }, (_, base) => ({
    least: -1000,
    // Now and then so much that the base has a pack to itself.
    most: random.below(3) === 0 ? 2 ** 45 : 999,
    readers: views.flatMap((view, at) => (view.bases.includes(base) ? [String(at)] : [])),
    addTo: (amounts: Float64Array, unit: number) => {
      for (let row = 0; row < amounts.length; row += 1) {
        amounts[row]! += data[row * stride + base]! * unit;
      }
    },
  }));
  return { rowCount, data, stride, packs: packBases(rowCount, bases), views };
}

function change(
  selections: (Selection | null)[],
  views: readonly FilterView[],
  brushed: number,
  random: SeededRandom,
): void {
  if (random.below(10) === 0) {
    selections.fill(null);
    return;
  }
  const times = random.below(4) === 0 ? 3 : 1;
  for (let time = 0; time < times; time += 1) {
    const stays = brushed >= 0 && random.below(3) > 0;
    const at = stays ? brushed : random.below(views.length);
    if (views[at]!.isFilterable) selections[at] = choose(views[at]!.size, random);
  }
}

function choose(size: number, random: SeededRandom): Selection | null {
  const kind = random.below(5);
  if (kind === 0) return null;
  if (kind < 3) {
    const from = random.below(size);
    return { from, to: from + 1 + random.below(size - from) };
  }
  const codes = Array.from({ length: size }, (_, code) => code);
  const chosen = codes.filter(() => random.below(2) === 0);
  return chosen.length === 0 ? [0] : chosen;
}

function compare(
  { rowCount, data, stride, views }: World,
  filter: CrossFilter,
  selections: readonly (Selection | null)[],
  shown: ReadonlySet<number>,
  place: string,
): void {
  const flags = views.map(({ size }, at) =>
    flagBins(selections[at] ?? { from: 0, to: size }, size),
  );
  for (const [index, { codes, size, bases, width }] of views.entries()) {
    const sums = new Float64Array(size * width);
    const totals = new Float64Array(size * width);
    for (let row = 0; row < rowCount; row += 1) {
      const passes = views.every((view, at) => at === index || flags[at]![view.codes[row]!] === 1);
      for (let slot = 0; slot < width; slot += 1) {
        const value = slot === 0 ? 1 : data[row * stride + bases[slot - 1]!]!;
        totals[codes[row]! * width + slot]! += value;
        if (passes) sums[codes[row]! * width + slot]! += value;
      }
    }
    if (!shown.has(index)) continue;
    for (const [name, found, sought] of [
      ["totals", filter.totals(index), totals],
      ["sums", filter.sums(index), sums],
    ] as const) {
      if (String(found) === String(sought)) continue;
      expect(found, `${place}: ${name} of ${String(index)}`).toEqual(sought);
    }
  }
}
