import { expect, test } from "vitest";
import { listTexts } from "../fixtures/list-marks.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutTreemap } from "./layout.ts";

const charts = {
  highlighted: makeTestChart("class", { kind: "treemap" }, { highlight: [1] }),
  selected: makeTestChart("heat", { kind: "treemap" }, { selection: [1], height: 80 }),
};

test.each(Object.entries(charts))("%s", async (name, chart) => {
  await expect(writeScene(layOutTreemap(chart, 480))).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test("an area without room for its name has a number, and a key below says whose", () => {
  const chart = makeTestChart("class", { kind: "treemap" }, { highlight: [2], height: 150 });
  const scene = layOutTreemap(chart, 90);
  expect(listTexts(scene, "area-name")).toEqual(["Business"]);
  expect(listTexts(scene, "key")).toEqual(["1 Economy: 200", "2 Economy Plus: 100"]);
  expect(listTexts(scene, "area-value")).toEqual(["300", "1", "2"]);
  expect(scene.height).toBe(150);
});
