import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dictionary, integer } from "../engine/column.ts";
import { count } from "../engine/measure.ts";
import { createModel } from "../engine/report-model.ts";
import { selectBins } from "../engine/report-state.ts";
import { createTable } from "../engine/table.ts";
import { by } from "../engine/view.ts";
import { createReportStore, type ReportStore } from "./report-store.ts";

let store: ReportStore;

beforeEach(() => {
  vi.useFakeTimers();
  const columns = { kind: dictionary(["a", "b"]), size: integer(0, 9) };
  const table = createTable(columns, {
    kind: Uint8Array.of(0, 1, 1, 0),
    size: Uint8Array.of(1, 2, 3, 4),
  });
  const model = createModel(
    {
      slug: "small",
      columns,
      measures: { rows: { value: count(), unit: "count", decimals: 0 } },
      views: { kind: by("kind"), size: by("size") },
      pages: [{ id: "one", views: ["kind", "size"] }],
      expected: [],
      story: [],
    },
    table,
  );
  store = createReportStore(model, model.start);
});
afterEach(() => void vi.useRealTimers());

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
