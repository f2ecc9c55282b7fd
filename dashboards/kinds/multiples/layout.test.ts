import { expect, test } from "vitest";
import type { Chart } from "../chart.ts";
import { columns } from "../columns/kind.ts";
import { bars } from "../bars/kind.ts";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutMultiples } from "./layout.ts";
import type { MultiplesSpec } from "./spec.ts";

/** A test chart of channels by class, with a panel for each class. */
const divided = (spec: MultiplesSpec): Chart<MultiplesSpec> => makeTestChart("heat", spec);
const ofBars = divided({ kind: "multiples", of: { kind: "bars" }, base: bars });
const ofColumns = divided({ kind: "multiples", of: { kind: "columns" }, base: columns });

/** Counts the panels in a line. */
function countAcross(chart: Chart<MultiplesSpec>, width: number): number {
  const heads = layOutMultiples(chart, width).targets.filter(({ bins }) => bins.length === 2);
  return new Set(heads.map(({ x }) => x)).size;
}

test("bars", async () => {
  await expect(writeScene(layOutMultiples(ofBars, 480))).toMatchFileSnapshot("scenes/bars.txt");
});

test("all panels share one scale: a length stands for the same value in each", () => {
  const scene = layOutMultiples({ ...ofBars, selection: null }, 480);
  const values = listTexts(scene, "value").map(Number);
  const widths = (listMarks(scene, "bar") as unknown as { width: number }[]).map(
    ({ width }) => width,
  );
  expect(values).toHaveLength(widths.length);
  const scales = widths.flatMap((width, at) => (values[at]! > 0 ? [width / values[at]!] : []));
  expect(Math.max(...scales)).toBeCloseTo(Math.min(...scales), 1);
});

test("the name of a panel stands for all its marks, and those for their cell", () => {
  const { targets } = layOutMultiples(ofBars, 480);
  expect(targets.map(({ bins }) => bins)).toContainEqual([0, 1]);
  expect(targets.map(({ bins }) => bins)).toContainEqual([3]);
  const head = targets.find(({ bins }) => bins.length === 2)!;
  expect(head.height).toBeGreaterThanOrEqual(24);
  expect(head.name()).toBe("Clase: Business");
});

test("a phone has two panels beside each other where their marks stay wide enough, else one", () => {
  expect([
    countAcross(ofBars, 350),
    countAcross(ofBars, 1000),
    countAcross(ofColumns, 300),
  ]).toEqual([2, 3, 1]);
});
