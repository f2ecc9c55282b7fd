import { expect, it } from "vitest";
import type { Axis } from "../../query/table/axis.ts";
import { dayNumber } from "../../query/table/calendar.ts";
import { placeTicks } from "./bin-ticks.ts";

it("names months from January, none touching another", () => {
  const starts = Array.from({ length: 24 }, (_, at) =>
    dayNumber(2022 + Math.floor((at + 2) / 12), ((at + 2) % 12) + 1, 1),
  );
  const axis: Axis = { kind: "days", size: 24, period: "month", starts, end: starts.at(-1)! + 31 };
  const ticks = starts.map((_, at) => (at % 12 === 10 ? "ene 2023" : "mar"));
  const placed = placeTicks({ axis, ticks, x: (at) => at * 12, width: 290 });
  expect(placed.map(({ index }) => index)).toContain(10);
  const gaps = placed.slice(1).map(({ index }, at) => index - placed[at]!.index);
  expect(new Set(gaps).size).toBe(1);
});

it("keeps the first name off the numbers beside the axis, as far as the others allow", () => {
  const ticks = ["ene 2023", "feb", "mar"];
  const axis: Axis = { kind: "labels", size: 3, labels: ticks };
  const place = (left: number) =>
    placeTicks({ axis, ticks, x: (at) => left + at * 100, width: 400, left });
  const [first, second] = place(60);
  expect(first!.middle).toBeGreaterThan(60);
  expect(second!.middle).toBe(160);
  expect(
    placeTicks({ axis, ticks: ["0", "1", "2"], x: (at) => 60 + at * 100, width: 400, left: 60 })[0]!
      .middle,
  ).toBe(60);
});
