import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { listBuffers, type CountedRows } from "../../query/counted-rows.ts";
import { integer } from "../../query/table/column.ts";
import { count } from "../../query/measures/measure.ts";
import { by } from "../../query/table/view.ts";
import type { ReportModule } from "../report-layout.ts";
import { makeRows } from "./make-rows.ts";
import { createRowMaker } from "./row-maker.ts";
import type { ReportWorker } from "./start-report-worker.ts";

const module: ReportModule = {
  definition: {
    slug: "small",
    columns: { size: integer(0, 9) },
    measures: { rows: { value: count(), unit: "count", decimals: 0 } },
    views: { size: by("size") },
    pages: [{ id: "one", views: ["size"] }],
    story: [],
  },
  generate: () => ({ size: Uint8Array.of(1, 2, 2, 9) }),
  layout: { cards: [], slicers: [], pages: [] },
  address: "/report.js",
  picture: { visual: "size" },
};
let warn: MockInstance;

beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => warn.mockRestore());

const countInWorker = async (address: string, times: number): Promise<CountedRows> => {
  expect(address).toBe("/report.js");
  const counted = (await makeRows(module, times)).model.readCounted();
  return structuredClone(counted, { transfer: listBuffers(counted) as ArrayBuffer[] });
};

function startWorker(countRows: ReportWorker["countRows"]) {
  return vi.fn<() => ReportWorker>(() => ({ countRows, close: vi.fn() }));
}

const readSizes = ({ model }: Awaited<ReturnType<typeof makeRows>>): number[] => [
  ...model.show(model.start).read("size").values("rows"),
];

test("takes the rows that the worker made, and closes it", async () => {
  const start = startWorker(countInWorker);
  const rows = await createRowMaker(module, 2, start)();
  expect(readSizes(rows)).toEqual([0, 2, 4, 0, 0, 0, 0, 0, 0, 2]);
  expect(start.mock.results[0]!.value).toMatchObject({ close: expect.any(Function) });
  expect((start.mock.results[0]!.value as ReportWorker).close).toHaveBeenCalledOnce();
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ["a worker whose file is lost", startWorker(async () => Promise.reject(new Error("lost")))],
  [
    "no worker",
    () => {
      throw new TypeError("Worker is not defined");
    },
  ],
])("with %s the page makes the rows", async (_, start) => {
  const rows = await createRowMaker(module, 1, start)();
  expect(readSizes(rows)).toEqual([0, 1, 2, 0, 0, 0, 0, 0, 0, 1]);
  expect(warn).toHaveBeenCalledOnce();
});
