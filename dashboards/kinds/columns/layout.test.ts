import { expect, test } from "vitest";
import type { Axis } from "../../query/table/axis.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { withRows } from "../fixtures/with-rows.ts";
import { withValues } from "../fixtures/with-values.ts";
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

/** Makes two facing histograms of three bins, of 10 to 40 rows each, and their means. */
function makeFacing() {
  const row = { view: "channel", measure: "age", unit: "count" } as const;
  const chart = withValues(makeTestChart("heat", { kind: "facing", row }), {
    passengers: { unit: "count", values: [10, 40, 30, 40, 10, 20] },
  });
  const years: Axis = {
    kind: "numbers",
    size: 3,
    starts: [0, 12, 24],
    end: 36,
    isOpenBelow: false,
    isOpenAbove: false,
  };
  return {
    ...chart,
    axes: [{ name: "Meses" }, chart.axes[1]!],
    result: { ...chart.result, axes: [years, chart.result.axes[1]!] },
    read: () => ({ ...chart.result, values: () => Float64Array.from([9, 18]) }),
  };
}

test("facing", async () => {
  const scene = layOutColumns(makeFacing(), 480);
  await expect(writeScene(scene)).toMatchFileSnapshot("scenes/facing.txt");
});

test("facing histograms are in percent of their own side, and a bin is half of the height wide open", () => {
  const scene = layOutColumns(makeFacing(), 480);
  const [up, down] = [0, 1].map((side) => scene.targets.filter((_, at) => at % 2 === side));
  const axis = up![0]!.y + up![0]!.height;
  expect(down!.every(({ y }) => y === axis)).toBe(true);
  expect(listTexts(scene, "tick")).not.toContainEqual(expect.stringContaining("−"));
  expect(listTexts(scene, "value")).toEqual(["Tienda en línea, 9", "Tienda, 18"]);
});
