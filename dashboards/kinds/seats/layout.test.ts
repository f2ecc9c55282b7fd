import { expect, test } from "vitest";
import type { Scene } from "../../scene/scene.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { withValues } from "../fixtures/with-values.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutSeats } from "./layout.ts";
import type { SeatsSpec } from "./spec.ts";

const spec: SeatsSpec = {
  kind: "seats",
  cabins: [
    { id: "business", abreast: 4 },
    { id: "economyPlus", abreast: 6 },
    { id: "economy", abreast: 6 },
  ],
};

function makePlane(satisfied: readonly number[], passengers: readonly number[]) {
  return withValues(makeTestChart("class", spec, { highlight: [0, 1, 2] }), {
    satisfied: { unit: "percent", values: satisfied },
    passengers: { unit: "count", values: passengers },
  });
}

function countSeats(scene: Scene, ...paints: readonly Parameters<typeof listMarks>[1][]): number {
  return paints
    .flatMap((paint) => listMarks(scene, paint))
    .reduce((sum, mark) => sum + (mark.kind === "path" ? mark.d.split("M").length - 1 : 0), 0);
}

test.each([
  ["across", 800],
  ["upright", 342],
])("a plane %s", async (name, width) => {
  const scene = layOutSeats(makePlane([0.69, 0.25, 0.19], [43, 47, 10]), width);
  await expect(writeScene(scene)).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test("a hundred seats, as many taken as are satisfied, whatever is left", () => {
  for (const [satisfied, passengers, taken] of [
    [[0.69, 0.25, 0.19], [43, 47, 10], 43],
    [[1 / 3, 1 / 3, 1 / 3], [1, 1, 1], 33],
    [[0.5, Number.NaN, Number.NaN], [7, 0, 0], 50],
  ] as const) {
    const scene = layOutSeats(makePlane(satisfied, passengers), 1100);
    expect(countSeats(scene, "large-seat-highlighted")).toBe(taken);
    expect(countSeats(scene, "large-seat-highlighted", "large-seat-empty")).toBe(100);
  }
});

test("each cabin says how many of its seats are taken", () => {
  const scene = layOutSeats(makePlane([0.69, 0.25, 0.19], [43, 47, 10]), 342);
  expect(listTexts(scene, "figure-highlighted")).toEqual(["29", "2", "12"]);
  expect(listTexts(scene, "key").filter((text) => text.startsWith("de"))).toEqual([
    "de 43",
    "de 10",
    "de 47",
  ]);
});
