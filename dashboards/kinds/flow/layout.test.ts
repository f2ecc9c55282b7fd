import { expect, test } from "vitest";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { withRows } from "../fixtures/with-rows.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import { layOutFlow } from "./layout.ts";
import { summariseFlows } from "./summarise-flows.ts";

const chart = makeTestChart("heat", { kind: "flow" });
const charts = {
  plain: chart,
  selected: { ...chart, selection: [0, 1] },
};

test.each(Object.entries(charts))("%s", async (name, one) => {
  await expect(writeScene(layOutFlow(one, 480))).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test("both sides add up to the same, and are as high", () => {
  const bars = listMarks(layOutFlow(chart, 480), "bar") as unknown as {
    x: number;
    height: number;
  }[];
  const left = bars.filter(({ x }) => x < 240).reduce((sum, { height }) => sum + height, 0);
  const right = bars.filter(({ x }) => x > 240).reduce((sum, { height }) => sum + height, 0);
  expect(left).toBeCloseTo(right);
  expect(listTexts(layOutFlow(chart, 480), "value")).toEqual(["300", "200", "100", "450", "150"]);
});

test("a node stands for all that leaves or reaches it, and is large enough for a finger", () => {
  const { targets } = layOutFlow(chart, 320);
  expect(targets.map(({ bins }) => bins)).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
    [0, 2, 4],
    [1, 3, 5],
  ]);
  expect(
    Math.min(...targets.map(({ width, height }) => Math.min(width, height))),
  ).toBeGreaterThanOrEqual(24);
  expect(targets[0]!.name().replaceAll("\u00A0", " ")).toBe(
    "Business: Tienda en línea 200, Tienda 100",
  );
});

test("what has no rows neither leaves nor arrives", () => {
  const scene = layOutFlow(withRows(chart, [0, 2]), 480);
  expect(listMarks(scene, "band-flow")).toHaveLength(2);
  expect(listTexts(scene, "name")).toEqual(["Business", "Economy", "Tienda en línea"]);
});

test("names take the room of the widest one, so that bands have the rest", () => {
  const bars = listMarks(layOutFlow(chart, 640), "bar") as unknown as { x: number }[];
  const widest = Math.max(
    ...listTexts(layOutFlow(chart, 640), "name").map((name) => textWidth(name)),
  );
  expect(bars[0]!.x).toBe(widest + 8);
});

test("what goes nowhere is not the least of what goes", () => {
  const own = withRows(chart, [0, 1, 2, 3], { passengers: [0, 40, 30, 50] });
  expect(summariseFlows(own, [0, 1, 2, 3])?.sentence).toMatch(/entre 30 \(Economy, /);
});
