import { afterEach, expect, test, vi } from "vitest";
import { dictionary, integer } from "../../query/table/column.ts";
import { average, count, median } from "../../query/measures/measure.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import { createModel, type ReportResult } from "../../query/report-model.ts";
import { selectBins, type ReportState } from "../../query/state/report-state.ts";
import { createTable } from "../../query/table/table.ts";
import { by } from "../../query/table/view.ts";
import { readInitialSnapshot, type InitialSnapshot } from "./initial-snapshot.ts";
import { openRowlessModel } from "../../query/open-rowless-model.ts";
import { describeNeutral } from "../claims/description.ts";
import type { LoadedClaims } from "../claims/load-describe.ts";
import { makeRows } from "./make-rows.ts";
import type { DescribedResult } from "./described-result.ts";
import { createReportSource, type ReportSource } from "./report-source.ts";

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
  story: [],
};
const rows = { kind: Uint8Array.of(0, 1, 1, 0, 1), size: Uint8Array.of(1, 2, 3, 4, 9) };
const plain = createModel(definition, createTable(definition.columns, rows));
const initial = JSON.parse(
  JSON.stringify(readInitialSnapshot(definition, plain)),
) as InitialSnapshot;

afterEach(() => void vi.unstubAllGlobals());

const claims: LoadedClaims = { describe: describeNeutral, advise: () => ({ finding: {} }) };

function open(snapshot: InitialSnapshot | null, loadClaims = async () => claims) {
  const generate = vi.fn(() => rows);
  const source = createReportSource(
    openRowlessModel(definition),
    async () => makeRows({ definition, generate }, 1),
    snapshot,
    loadClaims,
  );
  return { generate, source };
}

function showNow({ show }: ReportSource, state: ReportState): ReportResult {
  const shown = show(state);
  if (shown instanceof Promise) throw new Error("The rows are awaited");
  return shown;
}

test("opens from its initial snapshot without a row", () => {
  const { generate, source } = open(initial);
  const { outline, rowCount } = source;
  const [opening, counted] = [showNow(source, outline.start), plain.show(plain.start)];
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

test("awaits its rows for the first state that is another, and makes them once", async () => {
  const { generate, source } = open(initial);
  const { outline, show } = source;
  const opening = showNow(source, outline.start);
  const state = selectBins(outline.start, "kind", [1]);
  expect(generate).not.toHaveBeenCalled();
  await Promise.all([show(state), show({ ...state, page: "two" })]);
  for (const [shown, view] of [
    [state, "kind"],
    [outline.start, "kind"],
    [{ ...state, page: "two" }, "size"],
  ] as const) {
    const [found, sought] = [showNow(source, shown), plain.show(shown)];
    expect(found.read(view).values("middle")).toEqual(sought.read(view).values("middle"));
    expect(found.countRows()).toBe(sought.countRows());
    expect(found.listRows()).toEqual(sought.listRows());
  }
  expect(opening.countRows()).toBe(5);
  expect(generate).toHaveBeenCalledOnce();
});

test("has its rows when asked for them, and shows what it showed", async () => {
  const { generate, source } = open(initial);
  const opening = showNow(source, source.outline.start);
  const { table } = await source.loadRows();
  expect(table.rowCount).toBe(5);
  for (const shown of [opening, showNow(source, source.outline.start)]) {
    expect([...shown.read("kind").values("rows")]).toEqual([2, 3, 0]);
  }
  expect(generate).toHaveBeenCalledOnce();
});

test("without a snapshot even the start awaits the rows", async () => {
  vi.stubGlobal("document", { hidden: true });
  const { source } = open(null);
  expect(source.rowCount).toBe(0);
  await source.show(source.outline.start);
  expect(showNow(source, source.outline.start).countRows()).toBe(5);
  expect(source.rowCount).toBe(5);
});

test.each([
  { rowCount: 49_999, isAnsweredFirst: false },
  { rowCount: 50_000, isAnsweredFirst: true },
])("with $rowCount rows the first choice is answered first: $isAnsweredFirst", async (many) => {
  vi.stubGlobal("document", { hidden: true }); // which paints nothing
  const { source } = open({ ...initial, rowCount: many.rowCount });
  const { start } = source.outline;
  showNow(source, start);
  await source.loadAnswers();
  await import("./answer-first.ts");
  await new Promise(setImmediate);
  const state = selectBins(start, "kind", [1]);
  const shown = source.show(state);
  expect(shown instanceof Promise).toBe(many.isAnsweredFirst);
  await shown;
  expect(showNow(source, state).countRows()).toBe(3);
});

test("says what it took to count the rows of the last other state", async () => {
  const { source } = open(initial);
  expect(source.timing).toBeNull();
  await source.loadAnswers();
  const state = selectBins(source.outline.start, "kind", [0]);
  showNow(source, state);
  const { timing } = source;
  expect(timing).toEqual({ rows: 5, milliseconds: expect.any(Number) as number });
  showNow(source, state);
  expect(source.timing).toBe(timing);
});

test("lost claims are asked for again with each state, and are those of the next one", async () => {
  const load = vi.fn(async () => claims).mockRejectedValueOnce(new Error("lost"));
  const { source } = open(initial, load);
  await source.loadAnswers();
  const { outline } = source;
  const at = (bin: number) =>
    source.show(selectBins(outline.start, "kind", [bin])) as DescribedResult;
  expect(at(0).advise?.()).toBeUndefined();
  await expect(at(0).adviseAt?.(1)).resolves.toEqual({ finding: {} });
  expect(at(1).advise?.()).toEqual({ finding: {} });
  expect(load).toHaveBeenCalledTimes(2);
});
