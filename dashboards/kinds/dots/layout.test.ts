import { expect, test } from "vitest";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { withRows } from "../fixtures/with-rows.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutDots } from "./layout.ts";

const charts = {
  plain: makeTestChart(
    "class",
    { kind: "dots", target: { value: 200 } },
    { highlight: [1], targetName: "Media" },
  ),
  pair: makeTestChart("heat", { kind: "dots" }, { selection: [2, 3] }),
  compared: withRows(
    makeTestChart("class", { kind: "dots", target: { measure: "satisfied" } }),
    [0, 1],
    { passengers: [30, 50, 0], satisfied: [40, 20, 0] },
  ),
};

test.each(Object.entries(charts))("%s", async (name, chart) => {
  await expect(writeScene(layOutDots(chart, 480))).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test("the lower of two values stands to the left of its dot, whichever series it is of", () => {
  const [value, other] = listMarks(layOutDots(charts.compared, 480), "dot-value");
  expect([value, other]).toMatchObject([
    { text: "40", anchor: "start" },
    { text: "30", anchor: "end" },
  ]);
});

test("a margin reaches as far to either side as the value may lie, and the value stands beyond it", () => {
  const chart = withRows(makeTestChart("class", { kind: "dots", margin: "satisfied" }), [0, 1], {
    passengers: [100, 400],
    satisfied: [20, 80],
  });
  const scene = layOutDots(chart, 480);
  const [reach] = listMarks(scene, "reach") as { x1: number; x2: number }[];
  const [dot] = listMarks(scene, "bar") as unknown as { cx: number }[];
  expect(dot!.cx - reach!.x1).toBeCloseTo(reach!.x2 - dot!.cx);
  const [text] = listMarks(scene, "dot-value") as { x: number }[];
  expect(text!.x).toBeGreaterThan(reach!.x2);
});

test("a value that the line through all rows would cross stands past it", () => {
  const spec = { kind: "dots", target: { value: 100 }, ends: [0, 100] } as const;
  const rows = { passengers: [96, 20, 100] };
  const scene = layOutDots(withRows(makeTestChart("class", spec), [0, 1, 2], rows), 480);
  const [line] = listMarks(scene, "target-behind") as { x1: number }[];
  const texts = listMarks(scene, "dot-value") as { text: string; x: number }[];
  const dots = listMarks(scene, "bar") as unknown as { cx: number }[];
  expect(texts.map(({ text }) => text)).toEqual(["96", "20", "100"]);
  expect(texts[0]!.x).toBeGreaterThan(line!.x1);
  expect(texts[1]!.x - dots[1]!.cx).toBe(12);
  expect(texts[2]!.x - dots[2]!.cx).toBe(12);
});

test("what stood there without filters is a line across the row", () => {
  const chart = makeTestChart("class", { kind: "dots" }, { state: { filters: { age: [0, 1] } } });
  const lines = listMarks(layOutDots(chart, 480), "unfiltered");
  expect(lines).toHaveLength(3);
});

test("the widest name beside the rows is whole, though its width is a sum that is not exact", () => {
  const axes = [{ name: "Zona", label: () => "Riverside" }];
  const chart = makeTestChart("class", { kind: "dots" }, { height: 100, axes });
  expect(new Set(listTexts(layOutDots(chart, 480), "name"))).toEqual(new Set(["Riverside"]));
});

test("a bin without rows has no row, and every row is large enough for a finger", () => {
  const scene = layOutDots(withRows(charts.plain, [0, 2]), 320);
  expect(listTexts(scene, "name")).toEqual(["Business", "Economy Plus"]);
  expect(Math.min(...scene.targets.map(({ height }) => height))).toBeGreaterThanOrEqual(24);
});

test("where values lie on both sides of 0, it is named, and what is below is written to the left", () => {
  const chart = withRows(makeTestChart("class", { kind: "dots" }), [0, 1], {
    passengers: [30, -20, 0],
  });
  const scene = layOutDots(chart, 480);
  expect(listTexts(scene, "tick")).toEqual(["0"]);
  expect(listMarks(scene, "reach")).toHaveLength(2);
  expect(listMarks(scene, "dot-value")).toMatchObject([
    { text: "30", anchor: "start" },
    { text: "−20", anchor: "end" },
  ]);
});
