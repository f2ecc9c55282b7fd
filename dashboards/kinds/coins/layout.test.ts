import { expect, test } from "vitest";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { listTexts } from "../fixtures/list-marks.ts";
import { withValues } from "../fixtures/with-values.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutCoins } from "./layout.ts";

function makeCoins(spending: readonly number[]) {
  const drawn = [{ other: "One coin, {{unit}}" }, { one: "One pupil", other: "{{unit}} pupils" }];
  return withValues(makeTestChart("class", { kind: "coins" }, { highlight: [0], drawn }), {
    spending: { unit: "euros", values: spending },
    clicks: { unit: "count", values: [300, 100, 200] },
    enrolments: { unit: "count", values: [600, 2400, 3000] },
    cost: { unit: "euros", values: spending.map((one, at) => one / [600, 2400, 3000][at]!) },
  });
}

test.each([
  ["wide", 640],
  ["narrow", 342],
])("%s", async (name, width) => {
  const scene = layOutCoins(makeCoins([120_000, 100_000, 80_000]), width);
  await expect(writeScene(scene)).toMatchFileSnapshot(`scenes/${name}.txt`);
});

function headOf(spending: readonly number[]): string {
  return listTexts(layOutCoins(makeCoins(spending), 960), "tick")[0]!;
}

test("the heads say what a mark stands for, which steps down with what is left", () => {
  expect(headOf([120_000, 100_000, 80_000])).toMatch(/One coin, 1.000\s€/);
  expect(headOf([1200, 1000, 800])).toMatch(/One coin, 10\s€/);
});
