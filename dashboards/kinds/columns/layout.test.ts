import { expect, test } from "vitest";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { withRows } from "../fixtures/with-rows.ts";
import { listTexts } from "../fixtures/list-marks.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutBars } from "../bars/layout.ts";
import { layOutColumns } from "./layout.ts";

const charts = {
  plain: makeTestChart("class", { kind: "columns" }, { highlight: [0] }),
  histogram: makeTestChart("age", { kind: "histogram" }, { selection: { from: 1, to: 3 } }),
  grouped: makeTestChart(
    "heat",
    { kind: "columns" },
    { state: { filters: { age: { from: 0, to: 3 } } } },
  ),
};

test.each(Object.entries(charts))("%s", async (name, chart) => {
  await expect(writeScene(layOutColumns(chart, 480))).toMatchFileSnapshot(`scenes/${name}.txt`);
});

function listTicks(kind: "columns" | "histogram"): string[] {
  return listTexts(layOutColumns(makeTestChart("age", { kind }), 480), "tick");
}

test("columns of numbers are named by their ranges, a histogram by its edges", () => {
  expect(listTicks("columns")).toContain("20–29");
  expect(listTicks("histogram")).toContain("20");
  expect(listTicks("histogram")).not.toContain("20–29");
});

test("what has rows and no value has no column, and no room is kept for it", () => {
  const chart = makeTestChart("class", { kind: "columns" });
  const scene = layOutColumns(
    withRows(chart, [0, 1, 2], { passengers: [30, Number.NaN, 20] }),
    480,
  );
  expect(listTexts(scene, "tick")).toEqual(["Business", "Economy Plus"]);
  expect(scene.targets.map(({ width }) => width)).toEqual([240, 240]);
});

test("columns too narrow for their names are bars", () => {
  const chart = makeTestChart("class", { kind: "columns" });
  expect(writeScene(layOutColumns(chart, 200))).toBe(writeScene(layOutBars(chart, 200)));
});

test("columns that are bars without a filter are bars under one", () => {
  const chart = makeTestChart("class", { kind: "columns" });
  const one = { ...chart.result, hasRows: (bin: number) => bin === 0 };
  const scene = layOutColumns({ ...chart, result: one }, 200);
  expect(writeScene(scene)).toBe(writeScene(layOutBars({ ...chart, result: one }, 200)));
});

test("the last edge of a histogram says that its bin is open", () => {
  const chart = makeTestChart("age", { kind: "histogram" });
  const [axis] = chart.result.axes;
  const open = { ...chart, result: { ...chart.result, axes: [{ ...axis, isOpenAbove: true }] } };
  expect(listTexts(layOutColumns(chart, 480), "tick").at(-1)).toBe("70");
  expect(listTexts(layOutColumns(open as typeof chart, 480), "tick").at(-1)).toBe("70+");
});
