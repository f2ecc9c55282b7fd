import { expect, test } from "vitest";
import { dayNumber } from "../table/calendar.ts";
import { day, integer } from "../table/column.ts";
import { createModel } from "../report-model.ts";
import { selectBins } from "../state/report-state.ts";
import { createTable } from "../table/table.ts";
import { by, pair } from "../table/view.ts";
import { count, presence } from "./measure.ts";

const monday = dayNumber(2024, 1, 1);
const columns = { day: day(monday, monday + 13), hour: integer(0, 23), minutes: integer(0, 2000) };
// On the first Monday from 8 to 9:30, on the first Sunday from 23 to 1, on the second Monday from 8 to 9.
const rows = {
  day: Int32Array.of(monday, monday + 6, monday + 7),
  hour: Uint8Array.of(8, 23, 8),
  minutes: Uint16Array.of(90, 120, 60),
};
const model = createModel(
  {
    slug: "small",
    columns,
    measures: {
      rows: { value: count(), unit: "count", decimals: 0 },
      atOnce: {
        value: presence("minutes", { each: 60, day: "day" }),
        unit: "count",
        decimals: 1,
      },
    },
    views: {
      hours: pair({ column: "day", level: "weekday" }, { column: "hour", from: 0, to: 24 }),
      day: by("day"),
    },
    pages: [{ id: "all", views: ["hours", "day"] }],
    story: [],
  },
  createTable(columns, rows),
);

function readHours(state = model.start) {
  const { values, hasRows } = model.show(state).read("hours");
  const all = values("atOnce");
  return {
    present: [...all.entries()].filter(([, value]) => value > 0),
    isDrawn: [...all.keys()].filter(hasRows),
  };
}

test("a row is present in each hour that it lasts, into the next week, on average over the weeks", () => {
  const { present, isDrawn } = readHours();
  expect(present).toEqual([
    [0, 0.5],
    [8, 1],
    [9, 0.25],
    [167, 0.5],
  ]);
  expect(isDrawn).toEqual([0, 8, 9, 167]);
});

test("a filter leaves the rows and the weeks of its days", () => {
  const secondWeek = selectBins(model.start, "day", { from: 7, to: 14 });
  expect(readHours(secondWeek).present).toEqual([[8, 1]]);
});

test("all bins together have no number of rows at once", () => {
  expect(model.show(model.start).read("total").values("atOnce")).toEqual(
    Float64Array.of(Number.NaN),
  );
});
