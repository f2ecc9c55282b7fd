import { expect, test } from "vitest";
import type { Chart } from "../chart.ts";
import { listMarks } from "../fixtures/list-marks.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { withRows } from "../fixtures/with-rows.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutHeatmap } from "./layout.ts";

const charts = {
  figures: makeTestChart("heat", { kind: "heatmap" }, { highlight: [0, 1] }),
};

test.each(Object.entries(charts))("%s", async (name, chart) => {
  await expect(writeScene(layOutHeatmap(chart, 480))).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test("a few columns fill the width of a page", () => {
  const { targets } = layOutHeatmap(charts.figures, 660);
  expect(Math.max(...targets.map(({ x, width }) => x + width))).toBeCloseTo(660);
});

function isFramed(changes: Partial<Chart>): boolean {
  const chart = withRows(makeTestChart("heat", { kind: "heatmap" }, changes), [0, 2]);
  const frames = listMarks(layOutHeatmap(chart, 480), "outline") as unknown as { d: string }[];
  return frames.some(({ d }) => d !== "");
}

test("what is highlighted and has no rows has no frame, what is selected keeps it", () => {
  expect(isFramed({ highlight: [1] })).toBe(false);
  expect(isFramed({ highlight: [0] })).toBe(true);
  expect(isFramed({ selection: [1] })).toBe(true);
});

test("cells too narrow for a finger are turned, where they are wide enough then", () => {
  const chart = makeTestChart("heat", { kind: "heatmap" });
  const [rows, columns] = [
    chart.result.axes[1]!,
    {
      kind: "labels",
      size: 20,
      labels: Array.from({ length: 20 }, (_, at) => `C${String(at)}`),
    } as const,
  ];
  const bins = Array.from({ length: 40 }, (_, bin) => bin);
  const result = {
    ...chart.result,
    axes: [rows, columns],
    size: 40,
    shown: bins,
    values: () => Float64Array.from(bins),
    totals: () => Float64Array.from(bins),
    hasRows: () => true,
  };
  const places = (width: number) =>
    layOutHeatmap({ ...chart, result, height: 120 }, width).targets.map(
      ({ x, y, width: across, height }) => ({ x, y, across, height }),
    );
  const wide = places(900);
  expect([wide[1]!.y, wide[20]!.x]).toEqual([wide[0]!.y, wide[0]!.x]);
  const narrow = places(350);
  expect([narrow[1]!.x, narrow[20]!.y]).toEqual([narrow[0]!.x, narrow[0]!.y]);
  for (const { across, height } of narrow) {
    expect(Math.min(across, height)).toBeGreaterThanOrEqual(24);
  }
});
