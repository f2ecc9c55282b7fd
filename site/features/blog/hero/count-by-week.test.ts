import { expect, test } from "vitest";
import { countByWeek } from "./count-by-week.ts";

test("a date counts in its week, the last of which ends with the newest date", () => {
  const dates = ["2026-11-05", "2026-10-30", "2026-10-29", "2026-10-22", "2026-10-01"];
  expect(countByWeek(dates, 4)).toEqual([0, 1, 1, 2]);
  expect(countByWeek(dates.toReversed(), 6)).toEqual([1, 0, 0, 1, 1, 2]);
});

test("without dates no week has one", () => {
  expect(countByWeek([], 3)).toEqual([0, 0, 0]);
});
