import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { listBuffers, type CountedRows } from "../../query/counted-rows.ts";
import { integer } from "../../query/table/column.ts";
import { count } from "../../query/measures/measure.ts";
import { by } from "../../query/table/view.ts";
import type { ReportModule } from "../report-layout.ts";
import { makeRows } from "./make-rows.ts";
import type { WorkerTask } from "./report-worker.ts";
import { createRowMaker } from "./row-maker.ts";

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

const countInWorker = async ({ address, times }: WorkerTask): Promise<CountedRows> => {
  expect(address).toBe("/report.js");
  const counted = (await makeRows(module, times)).model.readCounted();
  return structuredClone(counted, { transfer: listBuffers(counted) as ArrayBuffer[] });
};

const readSizes = ({ model }: Awaited<ReturnType<typeof makeRows>>): number[] => [
  ...model.show(model.start).read("size").values("rows"),
];

test("takes the rows that the worker made", async () => {
  const rows = await createRowMaker(module, 2, countInWorker)();
  expect(readSizes(rows)).toEqual([0, 2, 4, 0, 0, 0, 0, 0, 0, 2]);
  expect(warn).not.toHaveBeenCalled();
});

test("without a worker the page makes the rows", async () => {
  const rows = await createRowMaker(module, 1, async () => Promise.reject(new Error("lost")))();
  expect(readSizes(rows)).toEqual([0, 1, 2, 0, 0, 0, 0, 0, 0, 1]);
  expect(warn).toHaveBeenCalledOnce();
});
