import { expect, test } from "vitest";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { withValues } from "../fixtures/with-values.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutRacks } from "./layout.ts";
import type { RacksSpec } from "./spec.ts";

const spec: RacksSpec = {
  kind: "racks",
  zones: [
    { label: "web", aisles: 1 },
    { label: "store", aisles: 2 },
  ],
  levels: 2,
};

function makeRacks() {
  return withValues(makeTestChart("heat", spec, { highlight: [1] }), {
    still: { unit: "days", values: [3, 300, 20, 5, 1, 8] },
    occupied: { unit: "percent", values: [1, 1, 0.5, 0, 0.25, 1] },
  });
}

test.each([
  ["wide", 960],
  ["narrow", 342],
])("%s", async (name, width) => {
  await expect(writeScene(layOutRacks(makeRacks(), width))).toMatchFileSnapshot(
    `scenes/${name}.txt`,
  );
});

test("each zone is named once, and a rack says how many of its places are marked", () => {
  const scene = layOutRacks(makeRacks(), 960);
  expect(listTexts(scene, "value")).toEqual(["Tienda en línea", "1", "Tienda"]);
});

test("a place that is never occupied has no box, and is a target", () => {
  const scene = layOutRacks(makeRacks(), 960);
  const boxes = listMarks(scene, "bar").flatMap((mark) =>
    mark.kind === "path" ? mark.d.split("M").slice(1) : [],
  );
  expect(boxes).toHaveLength(5);
  expect(scene.targets).toHaveLength(6);
});
