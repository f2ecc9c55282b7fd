import { expect, test } from "vitest";
import { laterKinds } from "../../kinds/registry.ts";
import { number } from "../../query/measures/units.ts";
import { count } from "../../query/measures/measure.ts";
import { dictionary, integer } from "../../query/table/column.ts";
import { by } from "../../query/table/view.ts";
import * as kit from "./report-kit.ts";

const { bars, columns, declareReport, page, tiles } = kit;

test("a visual is its kind, what the kind takes, and its place", () => {
  const places = [{ id: "north", column: 0, row: 0, short: "N" }];
  const options = { tiles: places, highlight: ["north"], sort: "ascending" } as const;
  expect(tiles("map", "place", ["rows", "sold"], [7, 205], options)).toEqual({
    id: "map",
    view: "place",
    measures: ["rows", "sold"],
    spec: { kind: "tiles", tiles: places },
    span: 7,
    height: 205,
    highlight: ["north"],
    sort: { by: "rows", isDescending: false },
  });
  // @ts-expect-error: a map needs its tiles.
  tiles("map", "place", ["rows"], 7);
  // @ts-expect-error: columns have no limit.
  columns("map", "place", ["rows"], 7, { limit: 3 });
});

test("every kind that a page can show has its function", () => {
  const kinds = ["bars", "table", ...laterKinds].filter((kind) => kind !== "multiples");
  expect(kinds.filter((kind) => !(kind in kit))).toEqual([]);
});

test("a report reads on each page what it shows there, and a slicer is for names or for numbers", () => {
  const { definition, layout } = declareReport({
    slug: "small",
    generate: () => ({}),
    address: "/report.js",
    picture: { visual: "sizes" },
    columns: { size: integer(0, 9), place: dictionary(["north"]) },
    measures: { rows: number(count()) },
    views: { size: by("size"), place: by("place") },
    cards: [{ measure: "rows", trend: "size" }],
    slicers: ["place", "size"],
    pages: [
      page("one", [bars("sizes", "size", ["rows"], 12)]),
      page("two", [bars("all", "total", ["rows"], 12, { pivot: "rows" })]),
    ],
    story: [],
  });
  expect(definition.pages).toEqual([
    { id: "one", views: ["place", "size"], visuals: ["sizes"] },
    { id: "two", views: ["place", "size"], visuals: ["all"] },
  ]);
  expect(layout.slicers).toEqual([
    { view: "place", kind: "list" },
    { view: "size", kind: "range" },
  ]);
});
