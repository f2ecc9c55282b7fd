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

test("in a narrow drawing the value of a single line stands over its end, and months are wide enough for a finger", () => {
  const scene = layOutLine(makeTestChart("month", { kind: "line" }), 350);
  const [end] = listMarks(scene, "end");
  expect(end).toMatchObject({ anchor: "end", text: "31" });
  const inner = scene.targets.slice(1, -1);
  expect(Math.min(...inner.map(({ width }) => width))).toBeGreaterThanOrEqual(24);
});
