import { expect, test } from "vitest";
import type { ShownMeasure } from "../chart.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { writeMark } from "../fixtures/write-scene.ts";
import { layOutCard, type StretchedDrawing } from "./layout.ts";
import type { CardSpec } from "./spec.ts";

const satisfied = { id: "satisfied", name: "Satisfechos", unit: "percent", decimals: 2 } as const;
const passengers = { id: "passengers", name: "Pasajeros", unit: "count", decimals: 0 } as const;
const charts = {
  plain: makeTestChart("total", { kind: "card" }, { measures: [passengers] }),
  compared: makeTestChart(
    "total",
    { kind: "card", target: { value: 0.4 }, trend: "month" },
    {
      measures: [satisfied, passengers],
      targetName: "Objetivo",
      state: { filters: { class: [1] } },
    },
  ),
};

function writeDrawing(name: string, drawing: StretchedDrawing | undefined): string[] {
  return drawing === undefined
    ? []
    : [name, ...drawing.marks.flatMap((mark) => writeMark(mark, "  "))];
}

test.each(Object.entries(charts))("%s", async (name, chart) => {
  const { figure, unit, change, target, unfiltered, trend } = layOutCard(chart);
  const lines = [
    `${figure} ${unit}`.trim(),
    ...(change === undefined ? [] : [`change ${change.direction} ${change.text} ${change.name}`]),
    ...(target === undefined ? [] : [`target ${target.text}`]),
    ...writeDrawing("bar", target?.bar),
    ...(unfiltered === undefined ? [] : [`unfiltered ${unfiltered}`]),
    ...writeDrawing("trend", trend),
  ];
  const written = `${lines.join("\n").replaceAll("\u00A0", " ")}\n`;
  await expect(written).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test("a trend that hardly moves does not fill its height", () => {
  const chart = makeTestChart(
    "total",
    { kind: "card", trend: "month" },
    { measures: [passengers] },
  );
  const heightOf = (values: number[]): number => {
    const month = { ...chart.read("month"), values: () => Float64Array.from(values) };
    const read = (view: string) => (view === "month" ? month : chart.read(view));
    const [, line] = layOutCard({ ...chart, read }).trend!.marks;
    const ys = [...writeMark(line!, "")[0]!.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) =>
      Number(y),
    );
    return Math.max(...ys) - Math.min(...ys);
  };
  expect(heightOf([31, 32, 33])).toBeLessThan(heightOf([10, 30, 20]) / 2);
});

const changeOf = (
  measure: ShownMeasure,
  [now, before]: readonly [now: number, before: number],
  better: Pick<CardSpec, "isLowerBetter" | "isNeutral"> = {},
) => {
  const chart = makeTestChart("total", { kind: "card", ...better }, { measures: [measure] });
  const sides = { current: Float64Array.of(now), reference: Float64Array.of(before) };
  const result = { ...chart.result, compared: () => sides };
  return layOutCard({ ...chart, result, comparedName: "2024 frente a 2023" }).change;
};

test("a card says how far its figure is from its counterpart: amounts in percent, rates in points", () => {
  expect(changeOf(passengers, [50, 40])).toMatchObject({
    text: "+25,0\u00A0%",
    name: "2024 frente a 2023",
    direction: "up",
    tone: "welcome",
  });
  expect(changeOf(satisfied, [0.5, 0.4], { isLowerBetter: true })).toMatchObject({
    text: "+10,0 puntos",
    tone: "adverse",
  });
  expect(changeOf(passengers, [50, 40], { isNeutral: true })).toMatchObject({
    direction: "up",
    tone: "neutral",
  });
  const same = { direction: "none", tone: "neutral" };
  expect(changeOf(satisfied, [0.4, 0.4])).toMatchObject(same);
});

test("a card without a counterpart says nothing of a change", () => {
  expect(changeOf(passengers, [50, 0])).toBeUndefined();
  const chart = makeTestChart("total", { kind: "card" }, { measures: [passengers] });
  expect(layOutCard({ ...chart, comparedName: "2024 frente a 2023" }).change).toBeUndefined();
});

test("a card beside another measure says its name and value", () => {
  const chart = makeTestChart(
    "total",
    { kind: "card", beside: "passengers" },
    { measures: [satisfied, passengers] },
  );
  expect(layOutCard(chart).beside).toEqual({ name: "Pasajeros", text: "600" });
});
