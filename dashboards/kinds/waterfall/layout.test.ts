import { beforeAll, expect, test } from "vitest";
import type { Box } from "../../scene/scene.ts";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { withRows } from "../fixtures/with-rows.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { loadKinds } from "../registry.ts";
import { summarise } from "../summary/summarise.ts";
import { layOutWaterfall } from "./layout.ts";

beforeAll(async () => loadKinds(["waterfall"]));

const signed = makeTestChart(
  "class",
  { kind: "waterfall", steps: { business: 1, economyPlus: -1 } },
  { targetName: "Saldo" },
);
const charts = {
  bins: makeTestChart("class", { kind: "waterfall" }, { highlight: [2] }),
  signed,
};

test.each(Object.entries(charts))("%s", async (name, chart) => {
  await expect(writeScene(layOutWaterfall(chart, 480))).toMatchFileSnapshot(`scenes/${name}.txt`);
});

test("every column begins where the one before ended, and the last is the sum of all", () => {
  const bars = listMarks(layOutWaterfall(charts.bins, 480), "bar") as unknown as Box[];
  const [first, second, third, sum] = bars;
  expect(second!.y + second!.height).toBeCloseTo(first!.y);
  expect(third!.y + third!.height).toBeCloseTo(second!.y);
  expect(sum!.height).toBeCloseTo(first!.height + second!.height + third!.height);
});

test("what is taken away is another colour, has its sign, and leaves what is written as the sum", () => {
  const scene = layOutWaterfall(signed, 480);
  expect(listMarks(scene, "bar-adverse")).toHaveLength(1);
  expect(listTexts(scene, "value")).toEqual(["300", "−100", "200"]);
  expect(listTexts(scene, "tick")).toEqual(["Business", "Economy Plus", "Saldo"]);
});

test("the sum of dates, called by its name, stands a line off the values before it", () => {
  const scene = layOutWaterfall(makeTestChart("month", { kind: "waterfall" }), 1180);
  const [sum, last] = (listMarks(scene, "value") as { y: number }[]).toReversed();
  expect(Math.abs(sum!.y - last!.y)).toBeGreaterThanOrEqual(12);
});

function readNarrow(label: (id: string) => string): string[] {
  return listTexts(layOutWaterfall({ ...charts.bins, axes: [{ name: "", label }] }, 280), "tick");
}

test("a name that is wider than its column reaches over it where those beside it are short", () => {
  expect(readNarrow((id) => (id === "economy" ? "Descuentos" : "Zona"))).toContain("Descuentos");
  expect(readNarrow(() => "Descuentos").slice(0, 2)).toEqual(["Descuen…", "Descuen…"]);
});

test("a sum below zero hangs from the base, with its value under it", () => {
  const chart = withRows(signed, [0, 1, 2], { passengers: [40, 0, 100] });
  const scene = layOutWaterfall(chart, 480);
  const sum = listMarks(scene, "bar-open")[0] as unknown as Box;
  const base = listMarks(scene, "base")[0] as unknown as { y1: number };
  const text = listMarks(scene, "value").at(-1) as { y: number; text: string };
  expect(sum.y).toBeCloseTo(base.y1);
  expect(text.text).toBe("−60");
  expect(text.y).toBeGreaterThan(sum.y + sum.height);
});

test("what is added to has its sign in every step", () => {
  expect(listTexts(layOutWaterfall(charts.bins, 480), "value").slice(0, 2)).toEqual([
    "+300",
    "+200",
  ]);
});

test("a step without a value is left out", () => {
  const scene = layOutWaterfall(withRows(signed, [0]), 480);
  expect(listTexts(scene, "tick")).toEqual(["Business", "Saldo"]);
});

test("the sentence below says every step with its sign, and what they come to", () => {
  expect(summarise(signed).replaceAll("\u00A0", " ")).toBe(
    "Business 300, Economy Plus −100; Saldo: 200.",
  );
});

test("highlighted columns that are too narrow for their values have them before them, where nothing stands", () => {
  const chart = makeTestChart(
    "month",
    { kind: "waterfall" },
    { height: 500, highlight: [0, 10, 11] },
  );
  const texts = listMarks(layOutWaterfall(chart, 350), "value-highlighted") as {
    text: string;
    x: number;
  }[];
  const columns = listMarks(layOutWaterfall(chart, 350), "bar-highlighted") as unknown as Box[];
  expect(texts.map(({ text }) => text)).toEqual(["+30", "+31"]);
  expect(texts[0]!.x).toBeLessThan(columns[1]!.x);
  expect(listTexts(layOutWaterfall(chart, 1200), "value")).toHaveLength(13);

  // The column before is equally high.
  const passengers = [10, 10, 10, 10, 10, 10, 10, 10, 10, 100, -100, 100];
  const turning = withRows({ ...chart, highlight: [11] }, [...passengers.keys()], { passengers });
  expect(listTexts(layOutWaterfall(turning, 350), "value-highlighted")).toEqual([]);
});
