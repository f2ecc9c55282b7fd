import { expect, test } from "vitest";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutLadder } from "./layout.ts";
import type { LadderSpec } from "./spec.ts";

const spec: LadderSpec = {
  kind: "ladder",
  row: { view: "class", measure: "satisfied", unit: "percent" },
  groups: [
    { label: "economy", to: 1 },
    { label: "business", to: 2 },
  ],
};

/** Makes a ladder whose rungs are at 20, 30 and 60 %. */
function makeLadder(highlight: readonly number[] = []) {
  const chart = makeTestChart("heat", spec, { highlight });
  const rungs = { ...chart.read("class"), totals: () => Float64Array.of(0.2, 0.3, 0.6) };
  return { ...chart, read: () => rungs };
}

test("rungs", async () => {
  const scene = layOutLadder(makeLadder([4]), 480);
  await expect(writeScene(scene)).toMatchFileSnapshot("scenes/rungs.txt");
});

test("each side of a rung is a target for a finger", () => {
  const { targets } = layOutLadder(makeLadder(), 342);
  expect(targets).toHaveLength(6);
  for (const { width, height } of targets)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});
