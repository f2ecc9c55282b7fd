import { expect, test } from "vitest";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { withValues } from "../fixtures/with-values.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutRoute } from "./layout.ts";
import { widenTargets } from "./widen-targets.ts";

function makeRoute() {
  return withValues(makeTestChart("class", { kind: "route" }, { highlight: [2] }), {
    share: { unit: "percent", values: [0.3, 0.6, 0.1] },
    spendShare: { unit: "percent", values: [0.25, 0.25, 0.5] },
    rate: { unit: "percent", values: [0.08, 0.05, 0.4] },
  });
}

test("legs", async () => {
  await expect(writeScene(layOutRoute(makeRoute(), 480))).toMatchFileSnapshot("scenes/legs.txt");
});

test("the steepest leg is the last, and the climb ends at the top", () => {
  const { targets } = layOutRoute(makeRoute(), 480);
  expect(targets.map(({ bins }) => bins[0])).toEqual([1, 0, 2]);
  expect(targets.at(-1)!.tipAt!.x).toBeCloseTo(476);
  expect(targets.at(-1)!.tipAt!.y).toBeCloseTo(16);
});

test("a short leg has a target for a finger, and all fill the width", () => {
  const strips = widenTargets(
    [
      { x1: 0, x2: 300 },
      { x1: 300, x2: 306 },
      { x1: 306, x2: 342 },
    ],
    342,
  );
  expect(Math.min(...strips.map(({ width }) => width))).toBe(24);
  expect(strips.at(-1)!.x + strips.at(-1)!.width).toBeCloseTo(342);
});
