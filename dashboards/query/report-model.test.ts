import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dayNumber, readDate } from "./table/calendar.ts";
import { day, dictionary, integer, scaledInteger } from "./table/column.ts";
import {
  average,
  change,
  constant,
  count,
  difference,
  distinct,
  median,
  netPromoterScore,
  percentile,
  ratio,
  share,
  standardDeviation,
  sum,
} from "./measures/measure.ts";
import {
  interpolate,
  monthOf,
  pairDays,
  quarterOf,
  total,
  type PairedDays,
} from "../../tests/support/naive-figures.ts";
import type { ReportDefinition } from "./report-definition.ts";
import { openGroupedModel } from "./open-grouped-model.ts";
import { createModel, type ReportModel, type ReportResult } from "./report-model.ts";
import { drillDown, selectBins, type ReportState } from "./state/report-state.ts";
import { createTable } from "./table/table.ts";
import { by, drillable, pair } from "./table/view.ts";
import type { ViewResult } from "./view-result.ts";

type Row = {
  place: number;
  score: number;
  fare: number;
  day: number;
  customer: number;
  /** The row's own day, where it is counted on another one. */
  ownDay?: number;
};

const first = dayNumber(2023, 11, 10);
const last = dayNumber(2025, 3, 20);
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
    yearly: { value: change(count()), unit: "percent", decimals: 0 },
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
    season: by("day", { level: "monthOfYear" }),
    course: pair({ column: "day", level: "quarter" }, { column: "score", cuts: [5] }),
  },
  comparedBy: "day",
  pages: [
    { id: "one", views: ["region", "time", "fare", "heat"] },
    { id: "two", views: ["where", "score", "time", "season", "course"] },
  ],
  story: [{ id: "lima", page: "two", where: { region: ["america"], fare: { from: 5, to: 15 } } }],
};

const bins: Record<string, readonly ((row: Row) => number)[]> = {
  total: [() => 0],
  region: [(row) => regionOf[row.place]!],
  time: [
    (row) => readDate(row.day).year - 2023,
    (row) => quarterOf(row.day) - quarterOf(first),
    (row) => monthOf(row.day) - monthOf(first),
  ],
  where: [(row) => regionOf[row.place]!, (row) => row.place],
  fare: [(row) => Math.min(Math.max(Math.floor(row.fare / 500), 0), 7)],
  score: [(row) => (row.score < 7 ? 0 : row.score < 9 ? 1 : 2)],
  heat: [
    ({ score, day: moved, ownDay = moved }) =>
      (score < 5 ? 0 : 7) + ((new Date(ownDay * 86_400_000).getUTCDay() + 6) % 7),
  ],
  season: [(row) => monthOf(row.day) % 12],
  course: [(row) => 2 * (quarterOf(row.day) - quarterOf(first)) + (row.score < 5 ? 0 : 1)],
};

test.each(Object.entries({ rows: 1, "groups of rows": 3 }))(
  "gives what a naive reading gives, over random states of %s",
  (_, times) => {
    const scripts = fc.array(choices(), { minLength: 8, maxLength: 8 });
    const check = (some: readonly Row[], script: readonly Choices[]): void => {
      const rows = repeatRows(some, times);
      const model = makeModel(rows, times);
      for (const chosen of script) {
        const state = makeState(model, chosen);
        const result = model.show(state);
        for (const view of listShownViews(state)) compareView(result, state, view, rows);
        const passing = rows.flatMap((row, at) => (passes(row, state, null) ? [at] : []));
        expect([...result.listRows()]).toEqual(passing);
        expect(result.countRows()).toBe(passing.length);
      }
    };
    const numRuns = 60 / times;
    fc.assert(fc.property(someRows(), scripts, check), { numRuns, seed: 5 });
  },
);

test("answers for ever what it answered in its state, also what is asked for later", () => {
  fc.assert(
    fc.property(
      someRows(),
      fc.constantFrom(1, 2),
      choices(),
      choices(),
      (some, times, one, other) => {
        const rows = repeatRows(some, times);
        const model = makeModel(rows, times);
        const state = makeState(model, one);
        const later = makeModel(rows, times);
        const [asked, unasked] = [model.show(state), later.show(state)];
        const answer = (result: ReportResult): unknown => [
          result.countRows(),
          [...result.listRows()],
          ...listShownViews(state).map((view) => readAll(result.read(view))),
        ];
        const before = answer(asked);
        for (const shown of [model, later]) shown.show(makeState(model, other));
        expect(answer(asked)).toEqual(before);
        expect(answer(unasked)).toEqual(before);
      },
    ),
    { numRuns: 60, seed: 6 },
  );
});

test("shows the children of what was drilled into, and the path to them", () => {
  const model = makeModel(makeRows(400, 1));
  const state = drillDown(drillDown(model.start, "time", 1), "time", 3);
  const result = model.show(state).read("time");
  expect(result.depth).toBe(2);
  expect(result.shown).toEqual([8, 9, 10]);
  const axis = result.axes[0]!;
  if (axis.kind !== "days") throw new Error("months are days");
  expect(result.shown.map((bin) => readDate(axis.starts[bin]!))).toEqual(
    [7, 8, 9].map((month) => ({ year: 2024, month, day: 1 })),
  );
  expect(axis.starts[0]).toBe(dayNumber(2023, 11, 1));
  expect(axis.end).toBe(dayNumber(2025, 4, 1));
  expect(model.breadcrumb(state, "time").map(({ depth, code }) => [depth, code])).toEqual([
    [0, 1],
    [1, 3],
  ]);
});

test("keeps the unfiltered totals beside what is filtered", () => {
  const model = makeModel(makeRows(400, 2));
  const before = [...model.show(model.start).read("region").values("median")];
  const region = model.show(selectBins(model.start, "fare", [2])).read("region");
  expect([...region.totals("median")]).toEqual(before);
  expect([...region.values("median")]).not.toEqual(before);
});

test("turns a story step into a state", () => {
  const model = makeModel(makeRows(10, 4));
  expect(model.stateOf(definition.story[0]!)).toEqual({
    ...model.start,
    page: "two",
    filters: { region: [1], fare: { from: 1, to: 3 } },
  });
});

function repeatRows(rows: readonly Row[], times: number): Row[] {
  return Array.from({ length: times }, () => rows).flat();
}

/** Makes a model whose rows are repeated, so that they are counted by groups. */
function makeModel(rows: readonly Row[], times = 1): ReportModel {
  const table = createTable(definition.columns, {
    place: Uint8Array.from(rows, (row) => row.place),
    score: Uint8Array.from(rows, (row) => row.score),
    fare: Int16Array.from(rows, (row) => row.fare),
    day: Uint16Array.from(rows, (row) => row.day),
    customer: Uint16Array.from(rows, (row) => row.customer),
  });
  return times > 1 ? openGroupedModel(definition, table) : createModel(definition, table);
}

function makeRows(length: number, seed: number): Row[] {
  return fc.sample(fc.array(rowValues(), { minLength: length, maxLength: length }), {
    seed,
    numRuns: 1,
  })[0]!;
}

function someRows(): fc.Arbitrary<Row[]> {
  return fc.array(rowValues(), { minLength: 1, maxLength: 300, size: "max" });
}

function rowValues(): fc.Arbitrary<Row> {
  return fc.record({
    place: fc.nat(4),
    score: fc.nat(10),
    fare: fc.integer({ min: -500, max: 5000 }),
    day: fc.integer({ min: first, max: last }),
    customer: fc.nat(39),
  });
}

/** Drill and selection of each view, as numbers that `makeState` takes modulo the number of bins. */
type Choices = {
  page: number;
  comparison: ReportState["comparison"];
  views: readonly { drill: number[]; kind: number; from: number }[];
};

function choices(): fc.Arbitrary<Choices> {
  const view = fc.record({
    drill: fc.array(fc.nat(99), { maxLength: 2 }),
    kind: fc.nat(3),
    from: fc.nat(99),
  });
  const viewCount = Object.keys(definition.views).length;
  return fc.record({
    page: fc.nat(1),
    comparison: fc.constantFrom(undefined, "previous", "none"),
    views: fc.array(view, { minLength: viewCount, maxLength: viewCount }),
  });
}

function makeState(model: ReportModel, { page, comparison, views }: Choices): ReportState {
  let state: ReportState = { ...model.start, page: ["one", "two"][page]!, comparison };
  for (const [index, [view, levels]] of Object.entries(model.shape.views).entries()) {
    const { drill, kind, from } = views[index]!;
    for (const [depth, choice] of drill.slice(0, levels.length - 1).entries()) {
      const { size, parents } = levels[depth]!;
      const path = state.drill[view] ?? [];
      const open = Array.from({ length: size }, (_, bin) => bin).filter(
        (bin) => depth === 0 || parents?.[bin] === path.at(-1),
      );
      state = drillDown(state, view, open[choice % open.length]!);
    }
    const { size } = levels[state.drill[view]?.length ?? 0]!;
    if (kind === 0) state = selectBins(state, view, [from % size]);
    else if (kind === 1) state = selectBins(state, view, { from: from % size, to: size });
  }
  return state;
}

function listShownViews({ page }: ReportState): string[] {
  return ["total", ...(definition.pages.find(({ id }) => id === page)?.views ?? [])];
}

function readAll(result: ViewResult): unknown {
  const { size, values, totals, hasRows, isFiltered, countRows } = result;
  const measures = Object.keys(definition.measures);
  return [
    ...measures.flatMap((measure) => [[...values(measure)], [...totals(measure)]]),
    Array.from({ length: size }, (_, bin) => hasRows(bin)),
    isFiltered(),
    Array.from({ length: size }, (_, bin) => countRows(bin)),
    result.whole("nps"),
  ];
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

const pairsOf = new WeakMap<ReportState, PairedDays>();

/** Returns the compared days of a state with their counterparts. */
function findPairs(state: ReportState): PairedDays {
  const dated = new Set(["time", "season", "course"]);
  const keep = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(record).filter(([view]) => dated.has(view)));
  const only = { ...state, filters: keep(state.filters), drill: keep(state.drill) };
  const known = pairsOf.get(state);
  if (known !== undefined) return known;
  const chosen = Array.from({ length: last + 1 - first }, (_, at) => first + at).filter((one) =>
    [0, 9].some((score) => passes({ place: 0, score, fare: 0, day: one, customer: 0 }, only, null)),
  );
  const data = { from: first, to: last + 1 };
  const pairs = pairDays(state.comparison ?? "yearBefore", chosen, data);
  pairsOf.set(state, pairs);
  return pairs;
}

/** Lists the rows of both sides, each on the day it is counted on, under the filters of all views but one. */
function listSides(rows: readonly Row[], state: ReportState, view: string): [Row[], Row[]] {
  const { now, standsFor } = findPairs(state);
  const reference = rows.flatMap((row) => {
    const moved = standsFor.get(row.day);
    return moved === undefined ? [] : [{ ...row, day: moved, ownDay: row.day }];
  });
  return [
    rows.filter((row) => now.has(row.day) && passes(row, state, view)),
    reference.filter((row) => passes(row, state, view)),
  ];
}

function compareView(
  { read }: ReportResult,
  state: ReportState,
  view: string,
  rows: readonly Row[],
): void {
  const result = read(view);
  const depth = state.drill[view]?.length ?? 0;
  const inView = rows.filter((row) => passes(row, state, view));
  const binOf = bins[view]![depth]!;
  expect(result.isFiltered(), view).toBe(inView.length < rows.length);
  expect(total(result.shown.map(result.countRows)), view).toBe(inView.length);
  if (inView.length > 0) expect(result.whole("nps"), view).toBeCloseTo(npsOf(inView), 5);
  const sides = listSides(rows, state, view);
  const isCompared = findPairs(state).now.size > 0;
  for (const bin of result.shown) {
    const own = inView.filter((row) => binOf(row) === bin);
    const [now, before] = sides.map((side) => side.filter((row) => binOf(row) === bin)) as [
      Row[],
      Row[],
    ];
    expect(result.hasRows(bin), `rows of ${view} ${String(bin)}`).toBe(own.length > 0);
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
      nps: npsOf(own),
      target: total(fares) / own.length / 20,
      part: scoreOf(own) / scoreOf(inView),
      ofAll: scoreOf(own) / scoreOf(rows),
      more: isCompared ? scoreOf(now) - scoreOf(before) : Number.NaN,
      yearly: before.length > 0 ? now.length / before.length - 1 : Number.NaN,
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

function npsOf(rows: readonly Row[]): number {
  const [good, bad] = [
    rows.filter(({ score }) => score > 8),
    rows.filter(({ score }) => score < 7),
  ];
  return (100 * (good.length - bad.length)) / rows.length;
}

function scoreOf(rows: readonly Row[]): number {
  return total(rows.map((row) => row.score));
}
