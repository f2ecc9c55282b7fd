import { expect, test } from "vitest";
import { listBuffers } from "./counted-rows.ts";
import { average, change, count, median, sum } from "./measures/measure.ts";
import type { ReportDefinition } from "./report-definition.ts";
import { createModel, openModel, type ReportModel } from "./report-model.ts";
import { drillDown, selectBins, type ReportState } from "./state/report-state.ts";
import { day, dictionary, integer } from "./table/column.ts";
import { bindColumns, createTable } from "./table/table.ts";
import { by, drillable, pair } from "./table/view.ts";

const firstDay = 19_000;
const days = 1000;

const definition: ReportDefinition = {
  slug: "small",
  columns: {
    kind: dictionary(["a", "b", "c"]),
    place: dictionary(["x", "y", "z"], [{ id: "region", labels: ["n", "s"], of: [0, 0, 1] }]),
    size: integer(-4, 9),
    price: integer(0, 2_000_000),
    on: day(firstDay, firstDay + days - 1),
  },
  comparedBy: "on",
  measures: {
    rows: { value: count(), unit: "count", decimals: 0 },
    mean: { value: average("size"), unit: "count", decimals: 1 },
    middle: { value: median("size"), unit: "count", decimals: 1 },
    spent: { value: sum("price"), unit: "euros", decimals: 0 },
    growth: { value: change(sum("price")), unit: "percent", decimals: 0 },
    square: { value: sum("price", { column: "kind", is: ["b"] }), unit: "euros", decimals: 0 },
  },
  views: {
    kind: by("kind"),
    size: by("size"),
    place: drillable("place", ["region", ""]),
    both: pair("kind", "place"),
    month: by("on", { level: "month" }),
  },
  pages: [
    { id: "one", views: ["kind", "size", "place", "month"] },
    { id: "two", views: ["both", "size"] },
  ],
  story: [],
};
const rowCount = 3000;
const draw = (times: number, most: number) =>
  Array.from({ length: rowCount }, (_, row) => (row * times) % most);
const columns = {
  kind: Uint8Array.from(draw(7, 3)),
  place: Uint8Array.from(draw(11, 3)),
  size: Int8Array.from(draw(13, 14).map((value) => value - 4)),
  price: Uint32Array.from(draw(15_485_863, 2_000_000)),
  on: Uint32Array.from(draw(17, days).map((value) => value + firstDay)),
};
const plain = createModel(definition, createTable(definition.columns, columns));

/** Transfers the rows as a worker does, which leaves the other model without arrays. */
function transfer(): ReportModel {
  const copies = structuredClone(columns);
  const other = createModel(definition, createTable(definition.columns, copies));
  other.show(other.start);
  const made = other.readCounted();
  const counted = structuredClone(made, { transfer: listBuffers(made) as ArrayBuffer[] });
  expect(copies.kind).toHaveLength(0);
  expect(counted.sides).not.toBeNull();
  const table = bindColumns(definition.columns, counted.columns);
  return openModel(definition, table, counted);
}

const { start } = plain;
const states: Record<string, readonly ReportState[]> = {
  "at its start": [start],
  "when a filter comes first": [selectBins(start, "kind", [1]), start],
  "on another page first": [{ ...start, page: "two" }, start],
  "under another comparison first": [{ ...start, comparison: "previous" }, start],
  "when days are filtered": [start, selectBins(start, "month", { from: 25, to: 31 }), start],
  "drilled and filtered in turn": [
    start,
    drillDown(start, "place", 0),
    selectBins(drillDown(start, "place", 0), "size", { from: 2, to: 6 }),
    { ...selectBins(start, "kind", [0, 2]), page: "two" },
    start,
  ],
};

test.each(Object.entries(states))("counts %s what a model of its own counts", (_, shown) => {
  const model = transfer();
  for (const state of shown) {
    const [found, sought] = [model.show(state), plain.show(state)];
    const { views } = definition.pages.find(({ id }) => id === state.page)!;
    for (const view of ["total", ...views]) {
      for (const measure of Object.keys(definition.measures)) {
        expect(found.read(view).values(measure)).toEqual(sought.read(view).values(measure));
        expect(found.read(view).totals(measure)).toEqual(sought.read(view).totals(measure));
        expect(found.read(view).compared(measure)).toEqual(sought.read(view).compared(measure));
      }
    }
    expect(found.listRows()).toEqual(sought.listRows());
  }
});
