import { expect, it } from "vitest";
import { dayNumber } from "../../query/table/calendar.ts";
import { monthTicks } from "./month-ticks.ts";

it("ticks time at as many months as there is room for", () => {
  const [first, last] = [dayNumber(2023, 1, 10), dayNumber(2024, 2, 1)];
  expect(monthTicks(first, last, 20).starts).toHaveLength(13);
  expect(monthTicks(first, last, 5).starts).toEqual([
    dayNumber(2023, 4, 1),
    dayNumber(2023, 7, 1),
    dayNumber(2023, 10, 1),
    dayNumber(2024, 1, 1),
  ]);
});
