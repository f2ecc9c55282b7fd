import { expect, test } from "vitest";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { withRows } from "../fixtures/with-rows.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutBars } from "./layout.ts";

const charts = {
  plain: makeTestChart("class", { kind: "bars" }),
  compared: makeTestChart(
    "class",
    { kind: "bars", target: { value: 250 }, max: 400 },
    {
      highlight: [2],
      targetName: "Objetivo",
      state: { filters: { age: { from: 0, to: 3 } } },
    },
  ),
  stacked: makeTestChart("heat", { kind: "bars", layering: "stacked" }, { selection: [0] }),
};

test.each(Object.entries(charts))("%s", async (name, chart) => {
  await expect(writeScene(layOutBars(chart, 480))).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test("the widest name beside the bars is whole, though its width is a sum that is not exact", () => {
  const axes = [{ name: "Zona", label: () => "Riverside" }];
  const chart = makeTestChart("class", { kind: "bars" }, { height: 100, axes });
  expect(new Set(listTexts(layOutBars(chart, 480), "name"))).toEqual(new Set(["Riverside"]));
});

test("a dash stands without a bar, a baseline or a track", () => {
  const chart = makeTestChart("class", { kind: "bars", max: 1 });
  const missing = [Number.NaN, Number.NaN, Number.NaN];
  const numbers = { passengers: [0.5, 0.5, Number.NaN], satisfied: missing };
  const scene = layOutBars(withRows(chart, [0, 1, 2], numbers), 480);
  expect(listTexts(scene, "value")[2]).toBe("—");
  expect(listMarks(scene, "bar")).toHaveLength(2);
  expect(listMarks(scene, "baseline")).toHaveLength(2);
});
