import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dictionary, integer } from "../../query/table/column.ts";
import { count } from "../../query/measures/measure.ts";
import { createModel, type ReportModel } from "../../query/report-model.ts";
import { drillDown, selectBins, type ReportState } from "../../query/state/report-state.ts";
import { createTable } from "../../query/table/table.ts";
import { by, drillable } from "../../query/table/view.ts";
import { describeNeutral } from "../claims/description.ts";
import type { DescribedResult } from "./described-result.ts";
import { createReportStore, type ReportStore } from "./report-store.ts";

let store: ReportStore<string>;
let known: ReportModel;

beforeEach(() => {
  vi.useFakeTimers();
  const columns = {
    kind: dictionary(["a", "b"]),
    size: integer(0, 9),
    place: dictionary(["x", "y", "z"], [{ id: "region", labels: ["n", "s"], of: [0, 0, 1] }]),
  };
  const table = createTable(columns, {
    kind: Uint8Array.of(0, 1, 1, 0),
    size: Uint8Array.of(1, 2, 3, 4),
    place: Uint8Array.of(0, 1, 2, 2),
  });
  known = createModel(
    {
      slug: "small",
      columns,
      measures: { rows: { value: count(), unit: "count", decimals: 0 } },
      views: {
        kind: by("kind"),
        size: by("size"),
        place: drillable("place", ["region", ""]),
      },
      pages: [
        { id: "one", views: ["kind", "size", "place"] },
        { id: "two", views: ["size"] },
      ],
      story: [],
    },
    table,
  );
  store = createReportStore(showKnown, known.start, "es");
});
afterEach(() => void vi.useRealTimers());

function showKnown(state: ReportState): DescribedResult {
  return { ...known.show(state), describe: describeNeutral };
}

const countRows = (): number => store.snapshot().read("total").values("rows")[0]!;

test("what is read follows each change, undo and redo", () => {
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  expect(countRows()).toBe(4);
  store.change((state) => selectBins(state, "kind", [1]));
  expect(countRows()).toBe(2);
  expect(store.snapshot()).toMatchObject({ canUndo: true, canRedo: false });
  store.undo();
  expect(countRows()).toBe(4);
  expect(store.snapshot()).toMatchObject({ canUndo: false, canRedo: true });
  store.redo();
  expect(countRows()).toBe(2);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  store.undo();
  expect(listener).toHaveBeenCalledTimes(3);
});

test("page, figures and copy change at once, and an older snapshot stays what it was", () => {
  const seen: unknown[] = [];
  const describe = (): unknown => {
    const { state, copy, countRows: countPassing, read } = store.snapshot();
    return [state.filters, copy, countPassing(), read("total").values("rows")[0]];
  };
  store.subscribe(() => seen.push(describe()));
  const before = store.snapshot();
  const total = before.read("total");
  store.change((state) => selectBins(state, "kind", [1]));
  store.translate("en");
  store.undo();
  expect(seen).toEqual([
    [{ kind: [1] }, "es", 2, 2],
    [{ kind: [1] }, "en", 2, 2],
    [{}, "en", 4, 4],
  ]);
  store.change((state) => selectBins(state, "kind", [0]));
  expect(before).toMatchObject({ copy: "es", state: { filters: {} } });
  expect([before.countRows(), total.values("rows")[0], [...before.listRows()]]).toEqual([
    4,
    4,
    [0, 1, 2, 3],
  ]);
});

test("the moves of one brush are one step to undo, those of the next another", () => {
  for (const to of [2, 3, 4]) store.change((state) => selectBins(state, "size", { from: 1, to }));
  vi.advanceTimersByTime(1000);
  store.change((state) => selectBins(state, "size", { from: 1, to: 5 }));
  expect(countRows()).toBe(4);
  store.undo();
  expect(countRows()).toBe(3);
  store.undo();
  expect(store.snapshot().state.filters).toEqual({});
});

test("the moves of a scenario's sliders are one step to undo, opening it another", () => {
  store.change((state) => ({ ...state, scenario: { cap: 20 } }));
  for (const cap of [19, 18, 17]) store.change((state) => ({ ...state, scenario: { cap } }));
  vi.advanceTimersByTime(1000);
  store.change((state) => ({ ...state, scenario: { cap: 30 } }));
  store.undo();
  expect(store.snapshot().state.scenario).toEqual({ cap: 17 });
  store.undo();
  expect(store.snapshot().state.scenario).toEqual({ cap: 20 });
  store.undo();
  expect(store.snapshot().state.scenario).toBeUndefined();
});

test("the moves of a lever are one step to undo and count no rows, and a filter after them is its own", () => {
  const show = vi.fn(showKnown);
  store = createReportStore(show, known.start, "es");
  const move = (lever: number): void => store.change((state) => ({ ...state, lever }));
  move(0.1);
  move(0.2);
  expect(show).toHaveBeenCalledTimes(1);
  expect(store.snapshot()).toMatchObject({ state: { lever: 0.2 }, canUndo: true });
  store.change((state) => selectBins(state, "kind", [1]));
  expect(store.snapshot().state.lever).toBe(0.2);
  store.undo();
  expect(store.snapshot().state).toMatchObject({ lever: 0.2, filters: {} });
  expect(countRows()).toBe(4);
  store.undo();
  expect(store.snapshot().state).toBe(known.start);
});

test.each([
  { before: null, clicks: [[0], null], what: "a mark" },
  { before: [1], clicks: [[0], null], what: "a mark beside the chosen one" },
  { before: [0], clicks: [null, [0]], what: "the chosen mark" },
])("a double click that drills into $what is one step to undo", ({ before, clicks }) => {
  store.change((state) => selectBins(state, "kind", [1]));
  if (before !== null) store.change((state) => selectBins(state, "place", before));
  const { state: start } = store.snapshot();
  for (const selection of clicks) {
    store.change((state) => selectBins(state, "place", selection));
    // The first click may have to wait until the rows are made.
    vi.advanceTimersByTime(2000);
  }
  store.change((state) => drillDown(state, "place", 0));
  expect(store.snapshot().state).toMatchObject({ drill: { place: [0] }, filters: { kind: [1] } });
  store.undo();
  expect(store.snapshot().state).toEqual(start);
  store.redo();
  expect(store.snapshot().state.drill).toEqual({ place: [0] });
  let steps = 0;
  for (; store.snapshot().canUndo; steps += 1) store.undo();
  expect(steps).toBe(before === null ? 2 : 3);
});

test("what was chosen before a drill is a step of its own, and so is a click in another visual", () => {
  store.change((state) => selectBins(state, "place", [1]));
  store.change((state) => selectBins(state, "place", [0]));
  store.change((state) => drillDown(state, "place", 0));
  store.undo();
  expect(store.snapshot().state.filters).toEqual({ place: [0] });
  store.undo();
  expect(store.snapshot().state.filters).toEqual({ place: [1] });
  store.undo();
  store.change((state) => selectBins(state, "kind", [1]));
  store.change((state) => drillDown(state, "place", 0));
  store.undo();
  expect(store.snapshot().state.filters).toEqual({ kind: [1] });
});

test("a change that changes nothing, like opening the open page, is no step", () => {
  const listener = vi.fn();
  store.subscribe(listener);
  store.change((state) => ({ ...state, page: "one", focus: null }));
  expect(store.snapshot().canUndo).toBe(false);
  expect(listener).not.toHaveBeenCalled();
});

test("reads the levels above the one that a view is drilled to", () => {
  store.change((state) => drillDown(state, "place", 0));
  const { read } = store.snapshot();
  expect([...read("place").values("rows")]).toEqual([1, 1, 0]);
  expect([...read("place", 0).values("rows")]).toEqual([2, 2]);
  expect(read("place").shown).toEqual([0, 1]);
  expect(read("place", 0).shown).toEqual([0, 1]);
});

test("while the rows are awaited a choice is seen at once, and all that was chosen is shown once", async () => {
  const rows = Promise.withResolvers<null>();
  let model: ReportModel | null = null;
  const asked: string[] = [];
  const opening = showKnown(known.start);
  const waiting = createReportStore(
    (state) => {
      if (model === null) return state === known.start ? opening : rows.promise;
      asked.push(JSON.stringify(state.filters));
      return showKnown(state);
    },
    known.start,
    "es",
  );
  waiting.change((state) => selectBins(state, "kind", [1]));
  waiting.change((state) => selectBins(state, "size", { from: 3, to: 5 }));
  const busy = waiting.snapshot();
  expect(busy).toMatchObject({ isBusy: true, state: { filters: { kind: [1] } } });
  expect(busy.read("total").values("rows")[0]).toBe(4);
  model = known;
  rows.resolve(null);
  await rows.promise;
  await Promise.resolve();
  expect(waiting.snapshot().isBusy).toBe(false);
  expect(waiting.snapshot().read("total").values("rows")[0]).toBe(1);
  expect(asked).toHaveLength(1);
  waiting.undo();
  expect(waiting.snapshot().state.filters).toEqual({ kind: [1] });
});

test("a page is opened when it can be drawn", async () => {
  const rows = Promise.withResolvers<null>();
  let isThere = false;
  const waiting = createReportStore(
    (state) => (isThere || state === known.start ? showKnown(state) : rows.promise),
    known.start,
    "es",
  );
  waiting.change((state) => ({ ...state, page: "two" }));
  expect(waiting.snapshot()).toMatchObject({ isBusy: true, state: { page: "one" } });
  isThere = true;
  rows.resolve(null);
  await rows.promise;
  await Promise.resolve();
  expect(waiting.snapshot()).toMatchObject({ isBusy: false, state: { page: "two" } });
});

test("a page whose kinds come first and its rows next is opened after both, with what was chosen meanwhile", async () => {
  const kinds = Promise.withResolvers<null>();
  const rows = Promise.withResolvers<null>();
  let missing = [kinds.promise, rows.promise];
  const waiting = createReportStore(
    (state) => (state === known.start ? showKnown(state) : (missing[0] ?? showKnown(state))),
    known.start,
    "es",
  );
  waiting.change((state) => ({ ...state, page: "two" }));
  waiting.change((state) => selectBins(state, "size", [1]));
  expect(waiting.snapshot().state).toMatchObject({ page: "one", filters: { size: [1] } });
  missing = [rows.promise];
  kinds.resolve(null);
  await kinds.promise;
  expect(waiting.snapshot().isBusy).toBe(true);
  missing = [];
  rows.resolve(null);
  await rows.promise;
  const { isBusy, state } = waiting.snapshot();
  expect({ isBusy, page: state.page }).toEqual({ isBusy: false, page: "two" });
  expect(state.filters).toEqual({ size: [1] });
});
