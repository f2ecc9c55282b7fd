import { setFlagsFromString } from "node:v8";
import { expect, test } from "vitest";
import { binView } from "./bin-view.ts";
import { dayNumber, readDate, readWeekday } from "./calendar.ts";
import { day, dictionary, integer, scaledInteger } from "./column.ts";
import { createTable } from "./table.ts";
import { orderByValue } from "./value-order.ts";
import { by, drillable, pair, type ViewDeclaration } from "./view.ts";

const millisecondsPerDay = 86_400_000;
const days = [dayNumber(2020, 12, 30), dayNumber(2021, 1, 1), dayNumber(2021, 3, 31)];
const table = createTable(
  {
    city: dictionary(
      ["madrid", "lyon", "lima"],
      [
        { id: "country", labels: ["spain", "france", "peru"], of: [0, 1, 2] },
        { id: "region", labels: ["europe", "america"], of: [0, 0, 1] },
      ],
    ),
    delay: integer(-3, 40),
    fare: scaledInteger(0, 999, 100),
    amount: scaledInteger(0, 2_000_000_000, 100),
    day: day(days[0]!, days[2]!),
  },
  {
    city: Uint8Array.of(0, 1, 2),
    delay: Int8Array.of(-3, 9, 40),
    fare: Uint16Array.of(0, 250, 999),
    amount: Uint32Array.of(0, 100_000_000, 2_000_000_000),
    day: Uint16Array.from(days),
  },
);

test("counts days as the calendar does, leap years and centuries too", () => {
  for (let number = -150_000; number < 150_000; number += 7) {
    const date = new Date(number * millisecondsPerDay);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
    expect(readDate(number)).toEqual({ year, month, day: date.getUTCDate() });
    expect(dayNumber(year, month, date.getUTCDate())).toBe(number);
    expect(readWeekday(number)).toBe((date.getUTCDay() + 6) % 7);
  }
});

test("a day is a small integer to V8, which may mix up the doubles of two objects", () => {
  setFlagsFromString("--allow-natives-syntax");
  // oxlint-disable-next-line typescript/no-implied-eval -- natives are no syntax of a module
  const isSmall = new Function("number", "return %IsSmi(number)") as (number: number) => boolean;
  expect(isSmall(dayNumber(2024, 1, 1))).toBe(true);
});

test.each<[string, ViewDeclaration, number[], number[]]>([
  ["labels", by("city"), [0, 1, 2], [3]],
  ["a level", by("city", { level: "country" }), [0, 1, 2], [3]],
  ["a level of a level", by("city", { level: "region" }), [0, 0, 1], [2]],
  ["each value", by("delay"), [0, 12, 43], [44]],
  ["bins of a width", by("delay", { width: 10 }), [0, 1, 5], [6]],
  ["bins that end early", by("delay", { width: 10, from: 0, to: 25 }), [0, 0, 2], [3]],
  ["cuts", by("delay", { cuts: [0, 9, 40] }), [0, 2, 3], [4]],
  ["parts of a unit", by("fare", { width: 2.5 }), [0, 1, 3], [4]],
  ["cuts in parts of a unit", by("fare", { cuts: [2.51] }), [0, 0, 1], [2]],
  ["a wide column", by("amount", { width: 1_000_000 }), [0, 1, 20], [21]],
  ["years", by("day", { level: "year" }), [0, 1, 1], [2]],
  ["quarters", by("day", { level: "quarter" }), [0, 1, 1], [2]],
  ["months", by("day", { level: "month" }), [0, 1, 3], [4]],
  ["weeks", by("day", { level: "week" }), [0, 0, 13], [14]],
  ["days", by("day"), [0, 2, 91], [92]],
  ["weekdays", by("day", { level: "weekday" }), [2, 4, 2], [7]],
  ["months of the year", by("day", { level: "monthOfYear" }), [11, 0, 2], [12]],
  ["pairs", pair("city", { column: "delay", cuts: [9] }), [0, 3, 5], [3, 2]],
])("bins by %s", (_, view, codes, sizes) => {
  const [binned] = binView("view", table, view);
  expect([...binned!.codes]).toEqual(codes);
  expect(binned!.axes.map(({ size }) => size)).toEqual(sizes);
  expect(binned!.size).toBe(sizes.reduce((product, size) => product * size, 1));
});

test("names where bins start and end, and whether they hold what lies beyond", () => {
  const [capped] = binView("view", table, by("delay", { width: 10, from: 0, to: 30 }));
  expect(capped!.axes).toEqual([
    {
      kind: "numbers",
      size: 3,
      starts: [0, 10, 20],
      end: 30,
      isOpenBelow: true,
      isOpenAbove: true,
    },
  ]);
  const [fares] = binView("view", table, by("fare", { width: 5 }));
  expect(fares!.axes).toEqual([
    { kind: "numbers", size: 2, starts: [0, 5], end: 10, isOpenBelow: false, isOpenAbove: false },
  ]);
  const [months] = binView("view", table, by("day", { level: "month" }));
  expect(months!.axes[0]).toMatchObject({
    period: "month",
    starts: [
      dayNumber(2020, 12, 1),
      dayNumber(2021, 1, 1),
      dayNumber(2021, 2, 1),
      dayNumber(2021, 3, 1),
    ],
    end: dayNumber(2021, 4, 1),
  });
});

test("knows the parent of each bin of a level", () => {
  const levels = binView("view", table, drillable("city", ["region", "country", ""]));
  expect(levels.map(({ parents }) => parents && Array.from(parents))).toEqual([
    null,
    [0, 0, 1],
    [0, 1, 2],
  ]);
  const time = binView("view", table, drillable("day", ["year", "quarter", "month"]));
  expect(time.map(({ parents }) => parents && Array.from(parents))).toEqual([
    null,
    [0, 1],
    [0, 1, 1, 1],
  ]);
});

test("orders rows by value, equal ones as they come", () => {
  const values = Int32Array.of(70_000, -5, 3, 1_000_000_000, 3, -5);
  expect([...orderByValue(values, -5)]).toEqual([1, 5, 2, 4, 0, 3]);
});
