import { expect, test } from "vitest";
import { dayNumber } from "./table/calendar.ts";
import { listMismatches } from "./report-figures.ts";
import { day, dictionary, integer, scaledInteger } from "./table/column.ts";
import {
  average,
  count,
  distinct,
  median,
  share,
  sum,
  sumOfSquares,
  type Measure,
} from "./measures/measure.ts";
import type { ReportDefinition } from "./report-definition.ts";
import { createModel } from "./report-model.ts";
import { createTable, type Table } from "./table/table.ts";
import { by, drillable, pair, type ViewDeclaration } from "./table/view.ts";

const definition: ReportDefinition = {
  slug: "test",
  columns: {
    class: dictionary(["business", "economy"], [{ id: "kind", labels: ["all"], of: [0, 0] }]),
    age: integer(7, 85),
    fare: scaledInteger(0, 2_000_000_000, 100),
    day: day(dayNumber(2021, 1, 1), dayNumber(2021, 12, 31)),
  },
  measures: { satisfied: { value: average("age"), unit: "percent", decimals: 2 } },
  views: { class: by("class"), age: by("age", { width: 10 }) },
  pages: [{ id: "one", views: ["class"] }],
  story: [],
};
const values = {
  class: Uint8Array.of(0, 1, 1),
  age: Uint8Array.of(10, 20, 40),
  fare: Uint32Array.of(0, 1, 2),
  day: Uint16Array.of(18_700, 18_701, 18_702),
};
const table: Table = createTable(definition.columns, values);

const view = (declaration: ViewDeclaration): ReportDefinition => ({
  ...definition,
  views: { ...definition.views, bad: declaration },
});
const measure = (value: Measure): ReportDefinition => ({
  ...definition,
  measures: { bad: { value, unit: "count", decimals: 0 } },
});

test.each<[string, ReportDefinition]>([
  [
    'view "bad": bins the column "none", which there is not; use one of class, age',
    view(by("none")),
  ],
  [
    'view "bad": has no level "city"; the levels of the column are: kind',
    view(by("class", { level: "city" })),
  ],
  [
    'view "bad": has no level "decade"; the levels of the column are: year, quarter',
    view(by("day", { level: "decade" })),
  ],
  [
    'view "bad": has no level "x"; the levels of the column are: none; use width',
    view(by("age", { level: "x" })),
  ],
  ['view "bad": has bins without width; use at least 1', view(by("age", { width: 0 }))],
  ['view "bad": has no bins; let `from`', view(by("age", { from: 9, to: 9 }))],
  ['view "bad": is cut at 20, 10; let cuts rise', view(by("age", { cuts: [20, 10] }))],
  ['view "bad": is cut at 7; let cuts rise, above 7', view(by("age", { cuts: [7] }))],
  ['view "bad": has 200001 bins; keep to 65536', view(by("fare", { width: 100 }))],
  ['view "bad": has 1460365 bins', view(pair("day", { column: "fare", width: 5000 }))],
  ['view "bad": "year" does not nest', view(drillable("day", ["month", "year"]))],
  ['view "bad": "month" does not nest', view(drillable("day", ["week", "month"]))],
  [
    'view "bad": has levels but no filter',
    view({ ...drillable("day", ["year", "month"]), isFilterable: false }),
  ],
  [
    'view "bad": names the measure "none", which there is not; use one of satisfied',
    view(by("age", { measures: ["none"] })),
  ],
  ['measure "bad": names the column "none"', measure(sum("none"))],
  ['measure "bad": names the column "none"', measure(median("none"))],
  ['measure "bad": adds up "class", which is no column of numbers', measure(sum("class"))],
  ['measure "bad": sums of "fare" can exceed', measure(sumOfSquares("fare"))],
  ['measure "bad": takes the share of a distinct', measure(share(distinct("class")))],
  ['measure "bad": takes the share of a share', measure(share(share(count())))],
  ['measure "bad": asks for the column "none"', measure(count({ column: "none", from: 1 }))],
  [
    'measure "bad": "class" has no level with first',
    measure(count({ column: "class", is: ["first"] })),
  ],
  ['measure "bad": asks "age" for labels', measure(count({ column: "age", is: ["7"] }))],
  [
    'measure "bad": limits "class", which has labels; use `is`',
    measure(count({ column: "class", from: 1 })),
  ],
  [
    'measure "bad": "class" has no level with first',
    measure(distinct("age", { column: "class", is: ["first"] })),
  ],
  ['page "two": names the view "none"', { ...definition, pages: [{ id: "two", views: ["none"] }] }],
  ['report "test": has no page', { ...definition, pages: [] }],
  ['view "total": is always there', { ...definition, views: { total: by("age") } }],
  [
    'report "test": has 33 filters; keep to 32',
    {
      ...definition,
      views: Object.fromEntries(
        Array.from({ length: 33 }, (_, at) => [`v${String(at)}`, by("age")]),
      ),
      pages: [{ id: "one", views: [] }],
    },
  ],
  [
    'step "s": filters the view "none", which is not there',
    { ...definition, story: [{ id: "s", page: "one", where: { none: ["a"] } }] },
  ],
  [
    'step "s", view "class": has no label "first"; use some of business, economy',
    { ...definition, story: [{ id: "s", page: "one", where: { class: ["first"] } }] },
  ],
  [
    'step "s", view "age": has no bins from 10 to 25; begin and end at one of 0, 10, 20',
    { ...definition, story: [{ id: "s", page: "one", where: { age: { from: 10, to: 25 } } }] },
  ],
  [
    'step "s": names the page "none", which there is not; use one of one',
    { ...definition, story: [{ id: "s", page: "none" }] },
  ],
  [
    'step "s": names the visual "map", which there is not; use one of bars',
    {
      ...definition,
      pages: [{ id: "one", views: ["age"], visuals: ["bars"] }],
      story: [{ id: "s", page: "one", focus: "map" }],
    },
  ],
])("says %j", (message, faulty) => {
  expect(() => createModel(faulty, table)).toThrow(message);
});

test("says which column does not hold what it declares", () => {
  const { columns } = definition;
  expect(() => createTable(columns, { ...values, age: Uint8Array.of(10, 20, 99) })).toThrow(
    'column "age": row 2 holds 99; keep to 7 … 85 or widen the declaration',
  );
  expect(() => createTable(columns, { ...values, age: Uint8Array.of(10) })).toThrow(
    'column "age": has 1 rows, others 3',
  );
  expect(() => createTable(columns, { class: values.class })).toThrow(
    'column "age": has no values',
  );
});

test("says which measure a view does not keep", () => {
  const model = createModel(
    { ...definition, views: { class: by("class", { measures: [] }) } },
    table,
  );
  const { read } = model.show(model.start);
  expect(() => read("class").values("satisfied")).toThrow('measure "satisfied": is not kept');
});

test("lists the figures that do not come out, as they are written", () => {
  const base = { measure: "satisfied", decimals: 2 };
  const inView = { measure: "satisfied", view: "class" };
  const mismatches = listMismatches(table, definition, {
    all: { ...base, value: 2333.33 },
    wrong: { ...base, value: 2333.34 },
    economy: { ...base, value: 3000, where: { class: ["economy"] } },
    young: { ...base, value: 1000, where: { age: { from: 0, to: 20 } } },
    bin: { ...inView, bin: "economy", value: 3000 },
    numbered: { ...inView, bin: 0, value: 1001 },
    part: { ...inView, part: ["business", 1], value: 100 },
    smaller: { ...inView, part: ["business"], value: 24 },
    above2000: {
      value: 2,
      compute: (read) => read("satisfied", "class").filter((value) => value > 2000).length,
    },
  });
  expect(mismatches).toEqual([
    { figure: "wrong", written: "2333.34", found: "2333.33" },
    { figure: "numbered", written: "1001", found: "1000" },
    { figure: "smaller", written: "24", found: "25" },
    { figure: "above2000", written: "2", found: "1" },
  ]);
  expect(() =>
    listMismatches(table, definition, { none: { ...inView, bin: "first", value: 1 } }),
  ).toThrow('figure "none": reads the bin "first" of "class", which there is not');
});
