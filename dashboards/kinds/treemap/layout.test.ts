import { expect, test } from "vitest";
import { textWidth } from "../../scene/text-metrics.ts";
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

test("a value may come nearer to the border on its right than the name to that on its left", () => {
  const value = { id: "passengers", name: "", unit: "euros", decimals: 0 } as const;
  const names = [{ name: "", label: () => "Zona" }];
  const chart = { ...makeTestChart("class", { kind: "treemap" }), measures: [value], axes: names };
  const [text] = listTexts(layOutTreemap(chart, 480), "area-value");
  const room = 8 + textWidth(text!) + 4;
  const isWritten = (width: number): boolean => {
    const scene = layOutTreemap({ ...chart, height: 600 }, width);
    return listTexts(scene, "area-value").includes(text!);
  };
  const gap = 2;
  expect([isWritten(room + gap - 1), isWritten(room + gap + 1)]).toEqual([false, true]);
});

test("an area without room for its name has a number, and a key below says whose", () => {
  const chart = makeTestChart("class", { kind: "treemap" }, { highlight: [2], height: 150 });
  const scene = layOutTreemap(chart, 90);
  expect(listTexts(scene, "area-name")).toEqual(["Business"]);
  expect(listTexts(scene, "key")).toEqual(["1 Economy: 200", "2 Economy Plus: 100"]);
  expect(listTexts(scene, "area-value")).toEqual(["300", "1", "2"]);
  expect(scene.height).toBe(150);
});
