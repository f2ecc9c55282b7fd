import { expect, test } from "vitest";
import type { Axis } from "../../query/table/axis.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { withValues } from "../fixtures/with-values.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutCups } from "./layout.ts";

/** Makes three groups of customers who ordered up to 100 days ago, or longer. */
function makeCups(customers: readonly number[]) {
  const chart = withValues(
    makeTestChart(
      "heat",
      { kind: "cups" },
      {
        highlight: [0, 1],
        drawn: [{ one: "A cup, one customer", other: "A cup, {{unit}} customers" }],
      },
    ),
    {
      Customers: { unit: "count", values: customers },
      sales: { unit: "euros", values: [50_000, 10_000, 20_000, 30_000, 4000, 9000] },
    },
  );
  const days: Axis = {
    kind: "numbers",
    size: 2,
    starts: [0, 100],
    end: 200,
    isOpenBelow: false,
    isOpenAbove: true,
  };
  return { ...chart, result: { ...chart.result, axes: [chart.result.axes[0]!, days] } };
}

const usual = [100, 20, 400, 600, 300, 580];

test.each([
  ["wide", 480],
  ["narrow", 30],
])("%s", async (name, width) => {
  await expect(writeScene(layOutCups(makeCups(usual), width))).toMatchFileSnapshot(
    `scenes/${name}.txt`,
  );
});

function keyOf(some: readonly number[]): string {
  return listTexts(layOutCups(makeCups(some), 480), "key")[0]!;
}

test("a cup stands for some customers, fewer when a filter leaves fewer", () => {
  expect([usual, usual.map((one) => one / 10)].map((some) => keyOf(some))).toEqual([
    "A cup, 50 customers",
    "A cup, 5 customers",
  ]);
});

test("who spends most has the largest cups", () => {
  const scene = layOutCups(makeCups(usual), 480);
  expect(listMarks(scene, "wide-cup-3-highlighted")).toHaveLength(1);
  expect(listMarks(scene, "wide-cup-0")).toHaveLength(4);
});
