import { expect, test } from "vitest";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { withValues } from "../fixtures/with-values.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutShelf } from "./layout.ts";
import type { ShelfSpec } from "./spec.ts";

const spec: ShelfSpec = {
  kind: "shelf",
  shelves: [
    { label: "web", products: ["business", "economy"] },
    { label: "store", products: ["economyPlus"] },
  ],
  full: 0.4,
};

function makeShelf(sales: readonly number[]) {
  return withValues(makeTestChart("class", spec, { highlight: [1] }), {
    sales: { unit: "euros", values: sales },
    margin: { unit: "percent", values: [0.2, 0.01, 0.5] },
  });
}

test.each([
  ["paired", 640],
  ["single", 342],
])("shelves are %s", async (name, width) => {
  const scene = layOutShelf(makeShelf([100, 300, 150]), width);
  await expect(writeScene(scene)).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test("boxes go by sales, and a marked one has its name in its emptiness", () => {
  const scene = layOutShelf(makeShelf([100, 300, 150]), 640);
  expect(scene.targets.map(({ bins }) => bins)).toEqual([[1], [0], [2]]);
  expect(listTexts(scene, "value")).toEqual(["Economy"]);
});

test("a marked box too narrow for its name has it beside the shelf's name, and no share without it", () => {
  const scene = layOutShelf(makeShelf([100, 20, 150]), 342);
  expect(listTexts(scene, "value")).toEqual(["Economy 1\u00A0%"]);
  expect(listTexts(scene, "key")).toEqual([]);
});

test("what a filter leaves unsold has no box, and its shelf goes with the last of them", () => {
  const scene = layOutShelf(makeShelf([100, 300, 0]), 640);
  expect(scene.targets).toHaveLength(2);
  expect(listTexts(scene, "tick")).toHaveLength(1);
  expect(listMarks(scene, "base")).toHaveLength(1);
});

test("boxes too narrow for a finger are one target on a phone", () => {
  const scene = layOutShelf(makeShelf([4, 300, 150]), 342);
  expect(scene.targets.map(({ bins }) => bins)).toEqual([[1, 0], [2]]);
  expect(scene.targets[0]!.name()).toContain("; ");
});
