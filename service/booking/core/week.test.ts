import { expect, test } from "vitest";
import { describeWeek, findMonday, findWeeks } from "./week.ts";
import { createZone } from "../../time/zone.ts";

const at = (text: string) => Date.parse(`${text}Z`);
const now = at("2027-03-20T12:00:00");

function weekOf(slots: number[], zoneName: string, wanted?: string) {
  const zone = createZone(zoneName);
  const weeks = findWeeks(slots, zone, now);
  return describeWeek(slots, zone, weeks, findMonday(weeks, wanted));
}

// Saturday night in Madrid is Sunday in Tokyo and Saturday afternoon in Mexico.
const free = [
  at("2027-03-27T22:30:00"),
  at("2027-03-29T07:00:00"),
  at("2027-04-05T07:00:00"),
  at("2027-04-19T07:00:00"),
];

test("the first week is that of the first free hour, and the last that of the last", () => {
  const week = weekOf(free, "Europe/Madrid");
  expect(week).toEqual({
    monday: "2027-03-22",
    days: [{ date: "2027-03-27", slots: [free[0]] }],
    previous: undefined,
    next: "2027-03-29",
  });
  const last = weekOf(free, "Europe/Madrid", "2027-04-19");
  expect([last.previous, last.next]).toEqual(["2027-04-12", undefined]);
});

test("a week without free hours lies between two that have some", () => {
  const week = weekOf(free, "Europe/Madrid", "2027-04-14");
  expect(week).toEqual({
    monday: "2027-04-12",
    days: [],
    previous: "2027-04-05",
    next: "2027-04-19",
  });
});

const dayIn = (zone: string) => weekOf(free, zone).days[0]?.date;

test("days are those of the visitor's zone", () => {
  expect(dayIn("Asia/Tokyo")).toBe("2027-03-28");
  expect(dayIn("America/Mexico_City")).toBe("2027-03-27");
});

test.each(["1999-01-01", "2027-99-99", "x", "", "2099-01-01", "../../etc"])(
  "the week %j leads nowhere else",
  (wanted) => {
    const { monday } = weekOf(free, "UTC", wanted);
    expect(["2027-03-22", "2027-04-19"]).toContain(monday);
  },
);

test("without free hours this week is shown", () => {
  expect(weekOf([], "UTC")).toEqual({
    monday: "2027-03-15",
    days: [],
    previous: undefined,
    next: undefined,
  });
});
