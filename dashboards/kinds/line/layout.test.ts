import { expect, test } from "vitest";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { listMarks } from "../fixtures/list-marks.ts";
import { withRows } from "../fixtures/with-rows.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutLine } from "./layout.ts";

const charts = {
  single: makeTestChart("month", { kind: "line", isArea: true }, { selection: { from: 2, to: 5 } }),
  series: makeTestChart(
    "heat",
    { kind: "line", target: { value: 120 } },
    { targetName: "Objetivo" },
  ),
};

test.each(Object.entries(charts))("%s", async (name, chart) => {
  await expect(writeScene(layOutLine(chart, 480))).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test("a line of which nothing is left is not named, and the others keep their tones and places", () => {
  const chart = makeTestChart("heat", { kind: "line" });
  const all = listMarks(layOutLine(chart, 480), "end");
  const left = listMarks(layOutLine(withRows(chart, [0, 2, 4]), 480), "end");
  expect(all).toHaveLength(2);
  expect(left).toHaveLength(1);
  expect(left[0]).toMatchObject({ paint: all[0]!.paint, text: "Tienda en línea 100" });
  expect(left[0]).toHaveProperty("y", expect.any(Number));
});
