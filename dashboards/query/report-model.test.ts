import { expect, test } from "vitest";
import { SeededRandom } from "../data/seeded-random.ts";
import { dayNumber, readDate } from "./table/calendar.ts";
import { day, dictionary, integer, scaledInteger } from "./table/column.ts";
import {
  average,
  constant,
  count,
  difference,
  distinct,
  growth,
  median,
  netPromoterScore,
  percentile,
  ratio,
  share,
  standardDeviation,
  sum,
} from "./measures/measure.ts";
import { buildPrefixIndex } from "./cross-filter/prefix-index.ts";
import { interpolate, monthOf, quarterOf, total } from "./cross-filter/read-naively.ts";
import type { ReportDefinition } from "./report-definition.ts";
import { createModel, type ReportModel } from "./report-model.ts";
import { drillDown, selectBins, type ReportState } from "./state/report-state.ts";
import { createTable } from "./table/table.ts";
import { by, drillable, pair } from "./table/view.ts";

type Row = { place: number; score: number; fare: number; day: number; customer: number };

const first = dayNumber(2020, 11, 10);
const last = dayNumber(2022, 2, 20);
const regionOf = [0, 0, 1, 1, 1];
const definition: ReportDefinition = {
  slug: "test",
  columns: {
    place: dictionary(
      ["madrid", "lyon", "lima", "quito", "cusco"],
      [{ id: "region", labels: ["europe", "america"], of: regionOf }],
    ),
    score: integer(0, 10),
    fare: scaledInteger(-500, 5000, 100),
    day: day(first, last),
    customer: dictionary(Array.from({ length: 40 }, (_, code) => `c${String(code)}`)),
  },
  measures: {
    rows: { value: count(), unit: "count", decimals: 0 },
    fares: { value: sum("fare"), unit: "euros", decimals: 2 },
    american: {
      value: sum("fare", { column: "place", is: ["america"] }),
      unit: "euros",
      decimals: 2,
    },
    dear: {
      value: ratio(count({ column: "fare", from: 12.5 }), count()),
      unit: "percent",
      decimals: 1,
    },
    spread: { value: standardDeviation("fare"), unit: "euros", decimals: 2 },
    nps: { value: netPromoterScore("score"), unit: "points", decimals: 0 },
    target: { value: ratio(average("fare"), constant(20)), unit: "percent", decimals: 0 },
    part: { value: share(sum("score")), unit: "percent", decimals: 1 },
    ofAll: { value: share(sum("score"), "report"), unit: "percent", decimals: 1 },
    more: { value: difference(sum("score")), unit: "count", decimals: 0 },
    yearly: { value: growth(count(), 4), unit: "percent", decimals: 0 },
    median: { value: median("fare"), unit: "euros", decimals: 2 },
    ninth: {
      value: percentile("score", 0.9, { column: "place", is: ["lima", "quito"] }),
      unit: "count",
      decimals: 1,
    },
    customers: { value: distinct("customer"), unit: "count", decimals: 0 },
  },
  views: {
    region: by("place", { level: "region" }),
    time: drillable("day", ["year", "quarter", "month"]),
    where: drillable("place", ["region", ""]),
    fare: by("fare", { width: 5, from: 0, to: 40 }),
    score: by("score", { cuts: [7, 9] }),
    heat: pair({ column: "score", cuts: [5] }, { column: "day", level: "weekday" }),
  },
  pages: [
    { id: "one", views: ["region", "time", "fare", "heat"] },
    { id: "two", views: ["where", "score", "time"] },
  ],
  expected: [],
  story: [{ id: "lima", page: "two", where: { region: ["america"], fare: { from: 5, to: 15 } } }],
};

/** The bin of a row in each view and depth, found without the engine. */
const bins: Record<string, readonly ((row: Row) => number)[]> = {
  total: [() => 0],
  region: [(row) => regionOf[row.place]!],
  time: [
    (row) => readDate(row.day).year - 2020,
    (row) => quarterOf(row.day) - quarterOf(first),
    (row) => monthOf(row.day) - monthOf(first),
  ],
  where: [(row) => regionOf[row.place]!, (row) => row.place],
  fare: [(row) => Math.min(Math.max(Math.floor(row.fare / 500), 0), 7)],
  score: [(row) => (row.score < 7 ? 0 : row.score < 9 ? 1 : 2)],
  heat: [(row) => (row.score < 5 ? 0 : 7) + ((new Date(row.day * 86_400_000).getUTCDay() + 6) % 7)],
};

test("gives what a naive reading of the rows gives, over random states", () => {
  const random = new SeededRandom(5);
  for (let round = 0; round < 60; round += 1) {
    const rows = makeRows(random, 1 + random.below(300));
    const model = makeModel(rows);
    for (let step = 0; step < 8; step += 1) {
      const state = makeState(model, random);
      model.show(state);
      for (const view of [
        "total",
        ...(definition.pages.find(({ id }) => id === state.page)?.views ?? []),
      ]) {
        compareView(model, state, view, rows);
      }
      const passing = rows.flatMap((row, at) => (passes(row, state, null) ? [at] : []));
      expect([...model.listRows()]).toEqual(passing);
    }
  }
});

test("shows the children of what was drilled into, and the path to them", () => {
  const model = makeModel(makeRows(new SeededRandom(1), 400));
  const state = drillDown(drillDown(model.start, "time", 1), "time", 3);
  model.show(state);
  const result = model.read("time");
  expect(result.depth).toBe(2);
  expect(result.shown).toEqual([8, 9, 10]);
  const axis = result.axes[0]!;
  if (axis.kind !== "days") throw new Error("months are days");
  expect(result.shown.map((bin) => readDate(axis.starts[bin]!))).toEqual(
    [7, 8, 9].map((month) => ({ year: 2021, month, day: 1 })),
  );
  expect(axis.starts[0]).toBe(dayNumber(2020, 11, 1));
  expect(axis.end).toBe(dayNumber(2022, 3, 1));
  expect(model.breadcrumb(state, "time").map(({ depth, code }) => [depth, code])).toEqual([
    [0, 1],
    [1, 3],
  ]);
  // July of a drilled quarter has no June before it.
  expect(result.values("more")[8]).toBeNaN();
  expect(result.values("more")[9]).not.toBeNaN();
});

test("keeps the unfiltered totals beside what is filtered", () => {
  const model = makeModel(makeRows(new SeededRandom(2), 400));
  model.show(model.start);
  const before = [...model.read("region").values("median")];
  model.show(selectBins(model.start, "fare", [2]));
  const region = model.read("region");
  expect([...region.totals("median")]).toEqual(before);
  expect([...region.values("median")]).not.toEqual(before);
});

test("answers a brush from a prefix index as it does without one", () => {
  const rows = makeRows(new SeededRandom(3), 500);
  const [plain, indexed] = [makeModel(rows), makeModel(rows)];
  const start = selectBins(plain.start, "region", [1]);
  for (const model of [plain, indexed]) model.show(start);
  const input = structuredClone(indexed.preparePrefix("fare"))!;
  indexed.usePrefix(buildPrefixIndex(input));
  expect(indexed.preparePrefix("fare")).toBeNull();
  for (const range of [{ from: 0, to: 3 }, { from: 2, to: 7 }, null]) {
    const state = selectBins(start, "fare", range);
    for (const model of [plain, indexed]) model.show(state);
    for (const view of ["total", "region", "time", "heat", "fare"]) {
      for (const measure of Object.keys(definition.measures)) {
        expect(indexed.read(view).values(measure)).toEqual(plain.read(view).values(measure));
      }
    }
  }
});

test("turns a story step into a state", () => {
  const model = makeModel(makeRows(new SeededRandom(4), 10));
  expect(model.stateOf(definition.story[0]!)).toEqual({
    ...model.start,
    page: "two",
    filters: { region: [1], fare: { from: 1, to: 3 } },
  });
});

function makeModel(rows: readonly Row[]): ReportModel {
  const table = createTable(definition.columns, {
    place: Uint8Array.from(rows, (row) => row.place),
    score: Uint8Array.from(rows, (row) => row.score),
    fare: Int16Array.from(rows, (row) => row.fare),
    day: Uint16Array.from(rows, (row) => row.day),
    customer: Uint16Array.from(rows, (row) => row.customer),
  });
  return createModel(definition, table);
}

function makeRows(random: SeededRandom, length: number): Row[] {
  return Array.from({ length }, () => ({
    place: random.below(5),
    score: random.below(11),
    fare: random.below(5501) - 500,
    day: first + random.below(last - first + 1),
    customer: random.below(40),
  }));
}

function makeState(model: ReportModel, random: SeededRandom): ReportState {
  let state: ReportState = { ...model.start, page: ["one", "two"][random.below(2)]! };
  for (const [view, levels] of Object.entries(model.shape.views)) {
    if (levels.length > 1 && random.below(2) === 0) {
      state = drillDown(state, view, random.below(levels[0]!.size));
      const parent = state.drill[view]![0]!;
      const child = Array.from(levels[1]!.parents ?? []).indexOf(parent);
      if (levels.length > 2 && random.below(2) === 0) state = drillDown(state, view, child);
    }
    const size = levels[state.drill[view]?.length ?? 0]!.size;
    const from = random.below(size);
    const kind = random.below(4);
    if (kind === 0) state = selectBins(state, view, [from]);
    else if (kind === 1) state = selectBins(state, view, { from, to: size });
  }
  return state;
}

function passes(row: Row, { filters, drill }: ReportState, except: string | null): boolean {
  return Object.entries(bins).every(([view, levels]) => {
    const path = drill[view] ?? [];
    const parent = path.at(-1);
    if (parent !== undefined && levels[path.length - 1]!(row) !== parent) return false;
    const chosen = filters[view];
    if (view === except || chosen === undefined) return true;
    const bin = levels[path.length]!(row);
    return "from" in chosen ? bin >= chosen.from && bin < chosen.to : chosen.includes(bin);
  });
}

function compareView(
  model: ReportModel,
  state: ReportState,
  view: string,
  rows: readonly Row[],
): void {
  const result = model.read(view);
  const depth = state.drill[view]?.length ?? 0;
  const inView = rows.filter((row) => passes(row, state, view));
  const binOf = bins[view]![depth]!;
  expect(result.isFiltered(), view).toBe(inView.length < rows.length);
  for (const bin of result.shown) {
    const own = inView.filter((row) => binOf(row) === bin);
    const before = inView.filter((row) => binOf(row) === bin - 1);
    expect(result.hasRows(bin), `rows of ${view} ${String(bin)}`).toBe(own.length > 0);
    const start = view === "heat" ? Math.floor(bin / 7) * 7 : result.shown[0]!;
    const fourBefore = inView.filter((row) => binOf(row) === bin - 4).length;
    const fares = own.map((row) => row.fare / 100).toSorted((a, b) => a - b);
    const scores = own
      .filter((row) => row.place === 2 || row.place === 3)
      .map((row) => row.score)
      .toSorted((a, b) => a - b);
    const expected: Record<string, number> = {
      rows: own.length,
      fares: total(fares),
      american: total(own.filter((row) => row.place > 1).map((row) => row.fare / 100)),
      dear: own.filter((row) => row.fare >= 1250).length / own.length,
      spread: Math.sqrt(
        total(fares.map((fare) => (fare - total(fares) / own.length) ** 2)) / own.length,
      ),
      nps:
        (100 *
          (own.filter((row) => row.score > 8).length - own.filter((row) => row.score < 7).length)) /
        own.length,
      target: total(fares) / own.length / 20,
      part: scoreOf(own) / scoreOf(inView),
      ofAll: scoreOf(own) / scoreOf(rows),
      more: bin > start ? scoreOf(own) - scoreOf(before) : Number.NaN,
      yearly: bin - 4 >= start && fourBefore > 0 ? own.length / fourBefore - 1 : Number.NaN,
      median: interpolate(fares, 0.5),
      ninth: interpolate(scores, 0.9),
      customers: new Set(own.map((row) => row.customer)).size,
    };
    for (const [measure, value] of Object.entries(expected)) {
      const found = result.values(measure)[bin]!;
      if (Number.isNaN(value) && Number.isNaN(found)) continue;
      expect(found, `${measure} of ${view} ${String(bin)}`).toBeCloseTo(value, 5);
    }
  }
}

function scoreOf(rows: readonly Row[]): number {
  return total(rows.map((row) => row.score));
}
