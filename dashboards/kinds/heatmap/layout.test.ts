import { expect, test } from "vitest";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutHeatmap } from "./layout.ts";

const charts = {
  figures: makeTestChart("heat", { kind: "heatmap" }, { highlight: [0, 1] }),
};

test.each(Object.entries(charts))("%s", async (name, chart) => {
  await expect(writeScene(layOutHeatmap(chart, 480))).toMatchFileSnapshot(`scenes/${name}.txt`);
});
