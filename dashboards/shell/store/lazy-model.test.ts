import { expect, test, vi } from "vitest";
import { dictionary, integer } from "../../query/table/column.ts";
import { average, count, median } from "../../query/measures/measure.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import { createModel } from "../../query/report-model.ts";
import { selectBins } from "../../query/state/report-state.ts";
import { createTable } from "../../query/table/table.ts";
import { by } from "../../query/table/view.ts";
import { readLanding, type Landing } from "./landing.ts";
import { createLazyModel } from "./lazy-model.ts";

const definition: ReportDefinition = {
  slug: "small",
  columns: { kind: dictionary(["a", "b", "none"]), size: integer(0, 9) },
  measures: {
    rows: { value: count(), unit: "count", decimals: 0 },
    mean: { value: average("size"), unit: "count", decimals: 1 },
    middle: { value: median("size"), unit: "count", decimals: 1 },
  },
  views: { kind: by("kind"), size: by("size") },
  pages: [
    { id: "one", views: ["kind"] },
    { id: "two", views: ["size"] },
  ],
  expected: [],
  story: [],
};
const rows = { kind: Uint8Array.of(0, 1, 1, 0, 1), size: Uint8Array.of(1, 2, 3, 4, 9) };
const plain = createModel(definition, createTable(definition.columns, rows));
const landing = JSON.parse(JSON.stringify(readLanding(definition, plain))) as Landing;

test("opens from its landing without a row", () => {
  const generate = vi.fn(() => rows);
  const model = createLazyModel(definition, generate, landing);
  model.show(model.start);
  plain.show(plain.start);
  for (const view of ["total", "kind"]) {
    const [found, sought] = [model.read(view), plain.read(view)];
    expect(found.axes).toEqual(sought.axes);
    expect(found.shown).toEqual(sought.shown);
    expect(found.shown.map(found.hasRows)).toEqual(sought.shown.map(sought.hasRows));
    expect(found.isFiltered()).toBe(sought.isFiltered());
    for (const measure of Object.keys(definition.measures)) {
      for (const when of ["values", "totals"] as const) {
        // To the digits that are kept of a landing; none stays none.
        const [one, other] = [found[when](measure), sought[when](measure)];
        expect(one.map((value) => Math.round(value * 1e6))).toEqual(
          other.map((value) => Math.round(value * 1e6)),
        );
      }
    }
  }
  expect([model.rowCount, model.countRows()]).toEqual([5, 5]);
  expect(generate).not.toHaveBeenCalled();
});

test("makes its rows once, for the first state that is another", () => {
  const generate = vi.fn(() => rows);
  const model = createLazyModel(definition, generate, landing);
  const state = selectBins(model.start, "kind", [1]);
  for (const [shown, page] of [
    [state, "one"],
    [model.start, "one"],
    [{ ...state, page: "two" }, "two"],
  ] as const) {
    model.show(shown);
    plain.show(shown);
    const view = page === "one" ? "kind" : "size";
    expect(model.read(view).values("middle")).toEqual(plain.read(view).values("middle"));
    expect(model.countRows()).toBe(plain.countRows());
  }
  expect(model.listRows()).toEqual(plain.listRows());
  expect(generate).toHaveBeenCalledOnce();
});

test("has its rows when asked for them, and shows what it showed", () => {
  const generate = vi.fn(() => rows);
  const model = createLazyModel(definition, generate, landing);
  model.show(model.start);
  expect(model.readTable().rowCount).toBe(5);
  plain.show(plain.start);
  expect(model.read("kind").values("rows")).toEqual(plain.read("kind").values("rows"));
  expect(createLazyModel(definition, generate, null).readTable().rowCount).toBe(5);
  expect(generate).toHaveBeenCalledTimes(2);
});
