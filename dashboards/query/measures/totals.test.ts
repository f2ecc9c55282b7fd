import { expect, test } from "vitest";
import { dictionary, scaledInteger } from "../table/column.ts";
import { average, constant, count, ratio, share, sum } from "./measure.ts";
import { createModel, type ReportResult } from "../report-model.ts";
import { selectBins } from "../state/report-state.ts";
import { createTable } from "../table/table.ts";
import { by } from "../table/view.ts";

const columns = { kind: dictionary(["a", "b"]), price: scaledInteger(0, 900, 100) };
const rows = { kind: Uint8Array.of(0, 1, 1, 0), price: Int16Array.of(100, 250, 350, 400) };
const measures = {
  rows: { value: count(), unit: "count", decimals: 0 },
  mean: { value: average("price"), unit: "euros", decimals: 2 },
  none: {
    value: {
      kind: "choose",
      left: count({ column: "kind", is: ["a"] }),
      is: "=",
      right: constant(0),
      chosen: constant(-1),
      otherwise: average("price"),
    },
    unit: "euros",
    decimals: 2,
  },
  part: { value: share(sum("price"), "report"), unit: "percent", decimals: 1 },
  ofB: {
    value: ratio(count({ column: "kind", is: ["b"] }), count()),
    unit: "percent",
    decimals: 0,
  },
} as const;

test.each([undefined, [], ["rows"], ["mean", "ofB"]])("totals kept: %j", (totals) => {
  const model = createModel(
    {
      slug: "small",
      columns,
      measures,
      views: { kind: by("kind"), price: by("price", { width: 1 }) },
      ...(totals === undefined ? {} : { totals }),
      pages: [{ id: "one", views: ["kind", "price"] }],
      story: [],
    },
    createTable(columns, rows),
  );
  const readTotals = ({ read }: ReportResult): number[] =>
    Object.keys(measures).map((measure) => read("total").values(measure)[0]!);
  expect(readTotals(model.show(model.start))).toEqual([4, 2.75, 2.75, 1, 0.5]);
  const filtered = model.show(selectBins(model.start, "price", { from: 2, to: 4 }));
  expect(readTotals(filtered)).toEqual([2, 3, -1, 6 / 11, 1]);
  expect(filtered.read("total").totals("mean")[0]).toBe(2.75);
  expect([...filtered.read("kind").values("part")]).toEqual([0, 6 / 11]);
  expect(readTotals(model.show(model.start))).toEqual([4, 2.75, 2.75, 1, 0.5]);
});

test("names the bins of a view that is not on show", () => {
  const model = createModel(
    {
      slug: "small",
      columns,
      measures,
      views: { kind: by("kind"), price: by("price", { width: 1 }) },
      pages: [
        { id: "one", views: ["kind"] },
        { id: "two", views: ["price"] },
      ],
      story: [],
    },
    createTable(columns, rows),
  );
  const { read } = model.show({ ...selectBins(model.start, "kind", [1]), page: "two" });
  expect(read("kind").axes[0]).toMatchObject({ kind: "labels", size: 2 });
});
