import { describe, expect, test } from "vitest";
import type { BookingRules } from "../../../contracts/booking-rules.ts";
import { findFreeSlots, listOfferedSlots, listSlots, sessionMs } from "./slots.ts";
import { createZone } from "../../time/zone.ts";

const rules: BookingRules = {
  timeZone: "Europe/Madrid",
  weekly: { mon: ["09:00-12:00", "16:00-18:00"], sun: ["00:00-06:00"] },
  noticeHours: 0,
  horizonWeeks: 52,
  bufferMinutes: 0,
  holidays: [],
  packageMonths: 12,
};

const at = (text: string) => Date.parse(`${text}Z`);
const iso = (starts: number[]) => starts.map((start) => new Date(start).toISOString().slice(0, 16));

function slotsOf(date: string, changed: Partial<BookingRules> = {}): string[] {
  const zone = createZone(rules.timeZone);
  const span = { startsAt: zone.instantOf(date, 0), endsAt: zone.instantOf(date, 24 * 60) };
  return iso(listSlots({ ...rules, ...changed }, span));
}

describe("the slots of a day", () => {
  test("are the hours of work in the owner's zone, an hour each", () => {
    expect(slotsOf("2026-11-23")).toEqual([
      "2026-11-23T08:00",
      "2026-11-23T09:00",
      "2026-11-23T10:00",
      "2026-11-23T15:00",
      "2026-11-23T16:00",
    ]);
    expect(slotsOf("2026-11-24")).toEqual([]);
  });

  test("follow the clock into summer time and out of it", () => {
    // The Mondays around the changes of Madrid's clocks on 2027-03-28 and 2026-10-25.
    expect(slotsOf("2027-03-22")[0]).toBe("2027-03-22T08:00");
    expect(slotsOf("2027-03-29")[0]).toBe("2027-03-29T07:00");
    expect(slotsOf("2026-10-19")[0]).toBe("2026-10-19T07:00");
    expect(slotsOf("2026-10-26")[0]).toBe("2026-10-26T08:00");
  });

  test("are five if six working hours contain the skipped hour, seven if they contain the repeated one", () => {
    expect(slotsOf("2027-03-28")).toEqual([
      "2027-03-27T23:00",
      "2027-03-28T00:00",
      "2027-03-28T01:00",
      "2027-03-28T02:00",
      "2027-03-28T03:00",
    ]);
    expect(slotsOf("2026-10-25")).toEqual([
      "2026-10-24T22:00",
      "2026-10-24T23:00",
      "2026-10-25T00:00",
      "2026-10-25T01:00",
      "2026-10-25T02:00",
      "2026-10-25T03:00",
      "2026-10-25T04:00",
    ]);
  });

  test("are none on a holiday, which ends at the owner's midnight", () => {
    expect(slotsOf("2026-11-23", { holidays: ["2026-11-23"] })).toEqual([]);
    expect(slotsOf("2026-11-23", { holidays: ["2026-11-22"] })).toHaveLength(5);
  });

  test("keep the buffer between them, and end before the working period does", () => {
    expect(slotsOf("2026-11-23", { bufferMinutes: 15 })).toEqual([
      "2026-11-23T08:00",
      "2026-11-23T09:15",
      "2026-11-23T15:00",
    ]);
  });
});

describe("a clock", () => {
  const zone = createZone("Europe/Madrid");

  test("that skips a time shows it as long after the skip", () => {
    expect(iso([zone.instantOf("2027-03-28", 2 * 60 + 30)])).toEqual(["2027-03-28T01:30"]);
  });

  test("that shows a time twice means the first", () => {
    expect(iso([zone.instantOf("2026-10-25", 2 * 60 + 30)])).toEqual(["2026-10-25T00:30"]);
  });

  test("gives back the day that it shows, all year, in zones of four kinds", () => {
    for (const name of [
      "Europe/Madrid",
      "America/Santiago",
      "Asia/Kathmandu",
      "Pacific/Kiritimati",
    ]) {
      const clock = createZone(name);
      for (let hour = 0; hour < 365 * 24; hour += 31) {
        const instant = at("2026-06-01T00:00:00") + hour * 3_600_000;
        const day = clock.dateAt(instant);
        expect(clock.instantOf(day, 0)).toBeLessThanOrEqual(instant);
        expect(clock.dateAt(clock.instantOf(day, 0))).toBe(day);
      }
    }
  });

  test("of a zone that does not exist cannot be made", () => {
    expect(() => createZone("Europe/Atlantis")).toThrow(RangeError);
  });
});

describe("the bookable span", () => {
  const span = { startsAt: at("2026-11-23T00:00:00"), endsAt: at("2026-11-24T00:00:00") };
  const now = at("2026-11-22T08:30:00");
  const free = async (changed: Partial<BookingRules>, taken: string[] = []) => {
    const all = { ...rules, ...changed };
    const spans = taken.map((text) => ({ startsAt: at(text), endsAt: at(text) + sessionMs }));
    const listTaken = async (from: number, to: number) =>
      spans.filter(({ startsAt, endsAt }) => endsAt > from && startsAt < to);
    return iso(await findFreeSlots(listOfferedSlots(all, span, now), all, listTaken));
  };

  test("starts after the notice, to the minute", async () => {
    expect((await free({ noticeHours: 24 }))[0]).toBe("2026-11-23T09:00");
    expect((await free({ noticeHours: 23 }))[0]).toBe("2026-11-23T08:00");
    expect(await free({ noticeHours: 48 })).toEqual([]);
  });

  test("ends at the horizon", () => {
    const later = { startsAt: at("2026-11-29T00:00:00"), endsAt: at("2026-12-01T00:00:00") };
    expect(listOfferedSlots({ ...rules, horizonWeeks: 1 }, later, now)).toHaveLength(5);
    expect(listOfferedSlots({ ...rules, horizonWeeks: 2 }, later, now)).toHaveLength(10);
  });

  test("leaves out taken slots and those within their buffer", async () => {
    expect(await free({}, ["2026-11-23T09:00:00"])).not.toContain("2026-11-23T09:00");
    expect(await free({}, ["2026-11-23T09:00:00"])).toHaveLength(4);
    expect(await free({}, ["2026-11-23T08:30:00"])).toEqual([
      "2026-11-23T10:00",
      "2026-11-23T15:00",
      "2026-11-23T16:00",
    ]);
    expect(await free({ bufferMinutes: 15 }, ["2026-11-23T10:20:00"])).toEqual([
      "2026-11-23T08:00",
      "2026-11-23T15:00",
    ]);
    expect(await free({ bufferMinutes: 5 }, ["2026-11-23T10:20:00"])).toHaveLength(3);
  });
});
