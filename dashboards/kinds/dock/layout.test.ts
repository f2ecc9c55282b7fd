import { expect, test } from "vitest";
import type { Axis } from "../../query/table/axis.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { listTexts } from "../fixtures/list-marks.ts";
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
