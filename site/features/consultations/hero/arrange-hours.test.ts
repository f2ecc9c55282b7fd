import { expect, test } from "vitest";
import { arrangeHours } from "./arrange-hours.ts";

const at = (day: number, hours: number, minutes = 0): string =>
  new Date(2027, 2, day, hours, minutes).toISOString();

test("free hours stand in the row of their day, at their hour", () => {
  const { days, ticks } = arrangeHours([at(22, 9), at(22, 13, 30), at(24, 18)]);
  expect(days.map(({ first }) => first.getDate())).toEqual([22, 24]);
  expect(days.map(({ places }) => places)).toEqual([[0, 50], [100]]);
  expect(ticks.map(({ moment, place }) => [moment.getHours(), place])).toEqual([
    [9, 0],
    [12, 33.3],
    [15, 66.7],
    [18, 100],
  ]);
});

test("the axis is longer for hours far apart, and six days at most are shown", () => {
  const days = [1, 2, 3, 4, 5, 8, 9].map((day) => at(day, 8));
  const arranged = arrangeHours([...days, at(9, 20)]);
  expect(arranged.days).toHaveLength(6);
  expect(arrangeHours([at(1, 8), at(1, 20)]).ticks.at(-1)).toMatchObject({ place: 100 });
});

test("without free hours there is nothing to draw", () => {
  expect(arrangeHours([])).toEqual({ days: [], ticks: [] });
});
