import { expect, test } from "vitest";
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
