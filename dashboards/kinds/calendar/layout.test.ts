import { expect, test } from "vitest";
import type { Axis } from "../../query/table/axis.ts";
import { dayNumber } from "../../query/table/calendar.ts";
import type { Chart } from "../chart.ts";
import { listMarks, listTexts } from "../fixtures/list-marks.ts";
import { makeTestChart } from "../fixtures/make-test-chart.ts";
import { writeScene } from "../fixtures/write-scene.ts";
import { layOutCalendar } from "./layout.ts";
import type { CalendarSpec } from "./spec.ts";

/** Makes a calendar of days from Wednesday, 1 March 2023; every seventh day has no rows. */
function makeCalendar(size: number, changes: Partial<Chart> = {}): Chart<CalendarSpec> {
  const chart = makeTestChart("month", { kind: "calendar" }, changes);
  const starts = Array.from({ length: size }, (_, at) => dayNumber(2023, 3, 1) + at);
  const axis: Axis = { kind: "days", size, period: "day", starts, end: starts.at(-1)! + 1 };
  const values = () => Float64Array.from(starts, (_, at) => at);
  return {
    ...chart,
    result: {
      ...chart.result,
      axes: [axis],
      size,
      shown: starts.map((_, at) => at),
      values,
      totals: values,
      hasRows: (bin: number) => bin % 7 !== 4,
    },
  };
}

test("days", async () => {
  const scene = layOutCalendar(makeCalendar(40, { highlight: [3] }), 480);
  await expect(writeScene(scene)).toMatchFileSnapshot("scenes/days.txt");
});

test("a year has as many bands as keep its days large enough for a finger", () => {
  for (const width of [340, 700, 1090]) {
    const { targets } = layOutCalendar(makeCalendar(365), width);
    expect(
      Math.min(...targets.map((target) => Math.min(target.width, target.height))),
    ).toBeGreaterThanOrEqual(24);
    expect(Math.max(...targets.map((target) => target.x + target.width))).toBeLessThanOrEqual(
      width + 0.01,
    );
  }
});

test("a week is a column from Monday to Sunday, and months stand over their first day", () => {
  const scene = layOutCalendar(makeCalendar(40), 480);
  const [first, , , , , monday] = scene.targets;
  expect(monday!.x).toBeGreaterThan(first!.x);
  expect(monday!.y).toBeLessThan(first!.y);
  expect(listTexts(scene, "tick")).toEqual(expect.arrayContaining(["lun", "mar", "abr"]));
});

test("a day without rows has no shade", () => {
  expect(listMarks(layOutCalendar(makeCalendar(14), 480), "cell-none")).toHaveLength(2);
});
