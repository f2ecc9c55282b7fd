import { expect, test } from "vitest";
import type { Axis } from "../../query/table/axis.ts";
import { findBeyond } from "../../../tests/support/scene/find-beyond.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { withRows } from "../fixtures/with-rows.ts";
import { withValues } from "../fixtures/with-values.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutDock } from "./layout.ts";

/** Makes three suppliers with deliveries a day early and a day late; the second is late most. */
function makeDock() {
  const chart = withValues(makeTestChart("heat", { kind: "dock" }, { highlight: [3] }), {
    late: { unit: "count", values: [0, 10, 0, 60, 0, 30] },
    orders: { unit: "count", values: [100, 10, 40, 60, 50, 30] },
  });
  const days: Axis = {
    kind: "numbers",
    size: 2,
    starts: [-3, 3],
    end: 6,
    isOpenBelow: false,
    isOpenAbove: false,
  };
  return {
    ...chart,
    targetName: "Promised",
    result: { ...chart.result, axes: [chart.result.axes[0]!, days] },
  };
}

test("rows", async () => {
  await expect(writeScene(layOutDock(makeDock(), 480))).toMatchFileSnapshot("scenes/rows.txt");
});

test("rows go by what is late, and say their share of it", () => {
  const scene = layOutDock(makeDock(), 480);
  expect(scene.targets.map(({ bins }) => bins)).toEqual([
    [2, 3],
    [4, 5],
    [0, 1],
  ]);
  const written = ["value", "name"].flatMap((paint) => listTexts(scene, paint));
  expect(written.filter((text) => text.endsWith("%")).map((text) => text.slice(0, 2))).toEqual([
    "60",
    "30",
    "10",
  ]);
});

test("a row that filters empty is an outline below, on the scale of the others", () => {
  const scene = layOutDock(withRows(makeDock(), [2, 3, 4, 5]), 480);
  expect(scene.targets.map(({ bins }) => bins)).toEqual([
    [2, 3],
    [4, 5],
  ]);
  const words = listTexts(scene, "tick");
  expect(words.slice(-2)).toEqual(["Business", "Fuera del filtro, a la misma escala"]);
  // The largest of all has the full side, 36 px.
  const sides = listMarks(scene, "outside").map((mark) => mark.kind === "path" && mark.d);
  expect(sides).toEqual([expect.stringMatching(/h36\.0v36\.0.*h11\.4v11\.4/)]);
  expect(findBeyond(scene)).toEqual([]);
});

test("what would leave the others too small is no outline", () => {
  const chart = makeDock();
  const totals = Float64Array.from([9000, 0, 0, 60, 0, 30]);
  const result = { ...chart.result, totals: () => totals };
  const few = withRows({ ...chart, result }, [2, 3, 4, 5]);
  expect(listMarks(layOutDock(few, 480), "outside")).toEqual([]);
});

test("the lever stands after the last day that it covers, and says its value", () => {
  const scene = drawAt(3);
  expect(findBeyond(scene)).toEqual([]);
  expect(listTexts(scene, "value")).toContain("3 days");
  const [line] = listMarks(scene, "planned") as { x1: number }[];
  const [before] = listMarks(drawAt(2), "planned") as { x1: number }[];
  const [post] = listMarks(scene, "target") as { x1: number }[];
  expect(line!.x1).toBeGreaterThan(post!.x1);
  expect(before!.x1).toBeLessThan(post!.x1);
});

test("the way of the lever ends at the last days that its range covers", () => {
  const ends = [2, 3].map((value) => listMarks(drawAt(value), "planned") as { x1: number }[]);
  const way = { left: ends[0]![0]!.x1, right: ends[1]![0]!.x1 };
  expect(drawAt(2).leverWay).toMatchObject(way);
  expect(drawAt(3).leverWay).toMatchObject(way);
});

function drawAt(value: number) {
  const range = { min: 2, max: 3, step: 1 };
  const handle = { range, value, label: "Lead", text: `${String(value)} days` };
  return layOutDock({ ...makeDock(), handle }, 480);
}
