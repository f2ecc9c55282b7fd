import { expect, test } from "vitest";
import { dayNumber } from "../../query/table/calendar.ts";
import type { Chart, ShownMeasure } from "../chart.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { withRows } from "../fixtures/with-rows.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutTimeline } from "./layout.ts";
import type { TimelineSpec } from "./spec.ts";

const days = (...months: readonly number[]): number[] =>
  months.map((month) => dayNumber(2023, month, 10));
const numbers = {
  start: days(3, 1, 5),
  end: days(6, 9, 11),
  done: [1, 1, 0.5],
  plannedStart: days(3, 1, 6),
  plannedEnd: days(6, 7, 12),
};
const measures: ShownMeasure[] = [
  { id: "start", name: "Inicio", unit: "date", decimals: 0 },
  { id: "end", name: "Fin", unit: "date", decimals: 0 },
  { id: "done", name: "Hecho", unit: "percent", decimals: 0 },
];

const planned = { start: "plannedStart", end: "plannedEnd" };

function makeTimeline(
  changes: Partial<Chart>,
  spec: TimelineSpec = { kind: "timeline", today: dayNumber(2023, 10, 1), planned },
): Chart<TimelineSpec> {
  const chart = makeTestChart("class", spec, { measures, ...changes });
  return withRows(chart, [0, 1, 2], numbers);
}

const charts = {
  planned: { chart: makeTimeline({ selection: [1] }), width: 640 },
  narrow: { chart: makeTimeline({}, { kind: "timeline" }), width: 360 },
};

test.each(Object.entries(charts))("%s", async (name, { chart, width }) => {
  await expect(writeScene(layOutTimeline(chart, width))).toMatchFileSnapshot(`scenes/${name}.txt`);
});
