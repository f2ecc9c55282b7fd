import { expect, test } from "vitest";
import type { Chart } from "../chart.ts";
import { listTexts } from "../fixtures/list-marks.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutScatter } from "./layout.ts";
import type { ScatterSpec } from "./spec.ts";

function makePoints(count: number, changes: Partial<Chart<ScatterSpec>> = {}): Chart<ScatterSpec> {
  const chart = makeTestChart<ScatterSpec>("class", { kind: "scatter" });
  const bins = Array.from({ length: count }, (_, bin) => bin);
  const numbers: Record<string, Float64Array> = {
    passengers: Float64Array.from(bins, (bin) => bin),
    satisfied: Float64Array.from(bins, (bin) => (bin / count) ** 2),
  };
  const read = (id: string): Float64Array => numbers[id]!;
  const axis = { kind: "labels", size: count, labels: bins.map(String) } as const;
  const result = {
    ...chart.result,
    axes: [axis],
    size: count,
    shown: bins,
    values: read,
    totals: read,
    hasRows: () => true,
  };
  return { ...chart, result, ...changes };
}

const charts = {
  named: makeTestChart(
    "class",
    { kind: "scatter", acrossLine: { value: 150 }, upLine: { value: 0.5 } },
    { highlight: [1] },
  ),
  dense: makePoints(500, { selection: [400, 401], height: 180 }),
};

test.each(Object.entries(charts))("%s", async (name, chart) => {
  await expect(writeScene(layOutScatter(chart, 480))).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test("of more points than can be named, those that stand out are", () => {
  const scene = layOutScatter(makePoints(40, { highlight: [39] }), 480);
  expect(scene.targets).toHaveLength(40);
  expect(listTexts(scene, "point-name")).toEqual(["39"]);
});

test("points have the area of their third measure", () => {
  const chart = makeTestChart("class", { kind: "scatter" });
  const [first, second] = chart.measures;
  const sized = { ...chart, measures: [first!, second!, first!] };
  const widths = layOutScatter(sized, 480).targets.map(({ width }) => Math.round(width));
  expect(widths).toEqual([32, 26, 24]);
});

test("what stands out is named among hundreds too, and where points are in the way", () => {
  const scene = layOutScatter(makePoints(500, { highlight: [250] }), 480);
  expect(listTexts(scene, "point-name")).toEqual(["250"]);
});

test("a scale leaves 0 out only where all values are near each other", () => {
  const chart = makeTestChart("class", { kind: "scatter" });
  const ticksOf = (values: number[]): string[] => {
    const result = { ...chart.result, values: () => Float64Array.from(values) };
    return listTexts(
      layOutScatter({ ...chart, result: { ...result, totals: result.values } }, 480),
      "tick",
    );
  };
  expect(ticksOf([10, 14, 18])).toContain("0");
  expect(ticksOf([100, 101, 102])).not.toContain("0");
});
