import { expect, test } from "vitest";
import type { RectMark, Scene } from "../../scene/scene.ts";
import type { Comparison } from "../chart.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { withValues } from "../fixtures/with-values.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutMosaic } from "./layout.ts";

const [wide, phone] = [480, 300];
const sales = [600, 300, 100];
const customers = [100, 300, 800];

function makeMosaic(values = sales) {
  return withValues(makeTestChart("class", { kind: "mosaic" }, { highlight: [0] }), {
    sales: { unit: "euros", values },
    customers: { unit: "count", values: customers },
    each: { unit: "euros", values: values.map((value, at) => value / customers[at]!) },
  });
}

function listBars({ marks }: Scene, paint: RegExp): RectMark[] {
  return marks
    .flatMap((mark) => (mark.kind === "group" ? mark.marks : [mark]))
    .filter((mark): mark is RectMark => mark.kind === "rect" && paint.test(mark.paint));
}

test("rows", async () => {
  await expect(writeScene(layOutMosaic(makeMosaic(), wide))).toMatchFileSnapshot("scenes/rows.txt");
});

test.each([wide, phone])("areas are sales and heights are customers at %s px", (width) => {
  const bars = listBars(layOutMosaic(makeMosaic(), width), /^bar/);
  const areas = bars.map(({ width: long, height }) => long * height);
  for (const [at, area] of areas.entries()) {
    expect(area / areas[0]!).toBeCloseTo(sales[at]! / sales[0]!);
    expect(bars[at]!.height / bars[0]!.height).toBeCloseTo(customers[at]! / customers[0]!);
  }
});

test("a thin bar has a target for a finger, and targets fill the drawing", () => {
  const { targets, height } = layOutMosaic({ ...makeMosaic(), height: 120 }, phone);
  expect(Math.min(...targets.map((target) => target.height))).toBeGreaterThanOrEqual(24);
  const last = targets.at(-1)!;
  expect(last.y + last.height).toBeCloseTo(height);
});

test("a bin that a filter leaves nothing of has no bar", () => {
  const scene = layOutMosaic(makeMosaic([600, Number.NaN, 100]), wide);
  expect(scene.targets.map(({ bins }) => bins[0])).toEqual([0, 2]);
});

test("what it is compared with is a bar of the same thickness behind it, on the same scale", () => {
  const chart = makeMosaic();
  const totals = (id: string): Float64Array => chart.result.values(id).map((value) => value / 2);
  const result = { ...chart.result, totals };
  const scene = layOutMosaic({ ...chart, result, comparison: {} as Comparison }, wide);
  const [bars, parts] = [listBars(scene, /^bar/), listBars(scene, /^baseline/)];
  expect(parts.map(({ height }) => height)).toEqual(bars.map(({ height }) => height));
  for (const [at, { width }] of parts.entries()) expect(width).toBeCloseTo(bars[at]!.width / 2);
  expect(listBars(layOutMosaic({ ...chart, result }, wide), /^baseline/)).toEqual([]);
});
