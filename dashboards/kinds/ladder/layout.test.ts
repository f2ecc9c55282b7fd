import { expect, test } from "vitest";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutLadder } from "./layout.ts";
import type { LadderSpec } from "./spec.ts";

const spec: LadderSpec = {
  kind: "ladder",
  row: { view: "class", measure: "satisfied", unit: "percent" },
};

test("rungs", async () => {
  const scene = layOutLadder(makeTestChart("heat", spec, { highlight: [4] }), 480);
  await expect(writeScene(scene)).toMatchFileSnapshot("scenes/rungs.txt");
});

test("each side of a rung is a target for a finger", () => {
  const { targets } = layOutLadder(makeTestChart("heat", spec), 342);
  expect(targets).toHaveLength(6);
  for (const { width, height } of targets)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});
