import { expect, test } from "vitest";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { withRows } from "../fixtures/with-rows.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutSquares } from "./layout.ts";
import type { SquaresSpec } from "./spec.ts";

const spec: SquaresSpec = {
  kind: "squares",
  brackets: [
    { label: "web", to: 0 },
    { label: "store", to: 1 },
  ],
  row: { view: "class", measure: "satisfied", unit: "percent" },
};

test.each([
  ["beside", 560],
  ["above", 320],
])("names stand %s their rows", async (name, width) => {
  const scene = layOutSquares(makeTestChart("heat", spec, { highlight: [2] }), width);
  await expect(writeScene(scene)).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test("the course of each row follows its figure where there is room", () => {
  const row = { ...spec.row, course: "heat" };
  const draw = (width: number) => layOutSquares(makeTestChart("heat", { ...spec, row }), width);
  expect(listMarks(draw(899), "trend")).toEqual([]);
  const wide = draw(900);
  expect(listMarks(wide, "trend")).toHaveLength(3);
  // The names of both ends, then the first and last value of each row.
  const texts = listTexts(wide, "tick")
    .slice(-8)
    .map((text) => text.replaceAll("\u00A0", " "));
  expect(texts).toEqual(["web", "store", "75 %", "50 %", "0 %", "0 %", "0 %", "0 %"]);
});

test("a square has an area by its value, and a row the figure of the other view", () => {
  const scene = layOutSquares(makeTestChart("heat", spec), 560);
  const [web = 0, store = 0] = listMarks(scene, "bar").map((mark) =>
    mark.kind === "rect" ? mark.width : 0,
  );
  const { result } = makeTestChart("heat", spec);
  const values = result.values("passengers");
  expect((web / store) ** 2).toBeCloseTo(values[0]! / values[1]!, 5);
  expect(listTexts(scene, "figure")).toContain("67\u00A0%");
});

test("a row that filters empty is outlined below, with its figure of all rows", () => {
  const scene = layOutSquares(withRows(makeTestChart("heat", spec), [2, 3, 4, 5]), 560);
  expect(scene.targets.flatMap(({ bins }) => bins)).toEqual([2, 3, 4, 5]);
  expect(listMarks(scene, "outside")).toHaveLength(2);
  expect(listTexts(scene, "tick").slice(-2)).toEqual([
    "Business",
    "Fuera del filtro, a la misma escala",
  ]);
  expect(listTexts(scene, "figure-unselected")).toEqual(["67\u00A0%"]);
});
