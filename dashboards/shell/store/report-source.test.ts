import { expect, test, vi } from "vitest";
import { dictionary, integer } from "../../query/table/column.ts";
import { average, count, median } from "../../query/measures/measure.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import { createModel } from "../../query/report-model.ts";
import { selectBins } from "../../query/state/report-state.ts";
import { createTable } from "../../query/table/table.ts";
import { by } from "../../query/table/view.ts";
import { readInitialSnapshot, type InitialSnapshot } from "./initial-snapshot.ts";
import { createReportSource } from "./report-source.ts";

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
const initial = JSON.parse(
  JSON.stringify(readInitialSnapshot(definition, plain)),
) as InitialSnapshot;

test("opens from its initial snapshot without a row", () => {
  const generate = vi.fn(() => rows);
  const { outline, show, rowCount } = createReportSource(definition, generate, initial);
  const [opening, counted] = [show(outline.start), plain.show(plain.start)];
  for (const view of ["total", "kind"]) {
    const [found, sought] = [opening.read(view), counted.read(view)];
    expect(found.axes).toEqual(sought.axes);
    expect(found.shown).toEqual(sought.shown);
    expect(found.shown.map(found.hasRows)).toEqual(sought.shown.map(sought.hasRows));
    expect(found.isFiltered()).toBe(sought.isFiltered());
    for (const measure of Object.keys(definition.measures)) {
      for (const when of ["values", "totals"] as const) {
        const [one, other] = [found[when](measure), sought[when](measure)];
        expect(one.map((value) => Math.round(value * 1e6))).toEqual(
          other.map((value) => Math.round(value * 1e6)),
        );
      }
    }
  }
  expect([rowCount, opening.countRows()]).toEqual([5, 5]);
  expect(opening.listRows()).toEqual(counted.listRows());
  expect(generate).not.toHaveBeenCalled();
});

test("makes its rows once, for the first state that is another", () => {
  const generate = vi.fn(() => rows);
  const { outline, show } = createReportSource(definition, generate, initial);
  const opening = show(outline.start);
  const state = selectBins(outline.start, "kind", [1]);
  for (const [shown, view] of [
    [state, "kind"],
    [outline.start, "kind"],
    [{ ...state, page: "two" }, "size"],
  ] as const) {
    const [found, sought] = [show(shown), plain.show(shown)];
    expect(found.read(view).values("middle")).toEqual(sought.read(view).values("middle"));
    expect(found.countRows()).toBe(sought.countRows());
    expect(found.listRows()).toEqual(sought.listRows());
  }
  expect(opening.countRows()).toBe(5);
  expect(generate).toHaveBeenCalledOnce();
});

test("has its rows when asked for them, and shows what it showed", () => {
  const generate = vi.fn(() => rows);
  const { outline, show, readRows } = createReportSource(definition, generate, initial);
  const opening = show(outline.start);
  expect(readRows().table.rowCount).toBe(5);
  for (const shown of [opening, show(outline.start)]) {
    expect([...shown.read("kind").values("rows")]).toEqual([2, 3, 0]);
  }
  expect(createReportSource(definition, generate, null).readRows().table.rowCount).toBe(5);
  expect(generate).toHaveBeenCalledTimes(2);
});
