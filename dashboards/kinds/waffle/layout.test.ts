import { expect, test } from "vitest";
import type { Chart } from "../chart.ts";
import { listMarks } from "../fixtures/list-marks.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { withRows } from "../fixtures/with-rows.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutWaffle } from "./layout.ts";

const charts = {
  plain: makeTestChart("class", { kind: "waffle" }),
  selected: makeTestChart("heat", { kind: "waffle" }, { selection: [2] }),
};

test.each(Object.entries(charts))("%s", async (name, chart) => {
  await expect(writeScene(layOutWaffle(chart, 480))).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test("the names stand under the squares where they do not fit beside them", async () => {
  const scene = layOutWaffle(charts.plain, 200);
  await expect(writeScene(scene)).toMatchFileSnapshot("scenes/narrow.txt");
});

test("a part keeps its fill when another has no rows", () => {
  expect(listFills(charts.plain)).toHaveLength(6);
  expect(listFills(withRows(charts.plain, [1, 2]))).toEqual([
    "series-1",
    "series-2",
    "series-1",
    "series-2",
  ]);
});

function listFills(chart: Chart): string[] {
  return listMarks(layOutWaffle(chart, 480), "series").map(({ paint }) => paint);
}
