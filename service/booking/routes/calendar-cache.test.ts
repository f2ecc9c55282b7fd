import { raw } from "hono/html";
import { expect, test } from "vitest";
import type { BookingRules } from "../../../contracts/booking-rules.ts";
import type { BookingDependencies } from "./booking-dependencies.ts";
import type { Span } from "../core/slots.ts";
import { createCalendarCache } from "./calendar-cache.ts";

const rules: BookingRules = {
  timeZone: "Europe/Madrid",
  weekly: { mon: ["09:00-11:00"] },
  noticeHours: 24,
  horizonWeeks: 2,
  bufferMinutes: 0,
  holidays: [],
  packageMonths: 12,
};

function makeCache() {
  const clock = { time: Date.parse("2027-03-19T10:00:00Z") };
  const taken: Span[] = [];
  const asked: [number, number][] = [];
  const listTaken = async (from: number, to: number) => {
    asked.push([from, to]);
    return taken;
  };
  const bookings = { readVersion: async () => String(taken.length), listTaken };
  const open = createCalendarCache({
    bookings: bookings as unknown as BookingDependencies["bookings"],
    readOffer: async () => Promise.resolve(rules),
    now: () => clock.time,
  });
  const book = (text: string) => {
    const startsAt = Date.parse(text);
    taken.push({ startsAt, endsAt: startsAt + 3_600_000 });
  };
  return { clock, asked, open, book };
}

test("a booking changes its week and no other", async () => {
  const { open, book } = makeCache();
  const look = async () => {
    const calendar = await open();
    return ["2027-03-22", "2027-03-29"].map((week) => calendar.findWeek("Europe/Madrid", week));
  };
  const [first, second] = await look();
  book("2027-03-22T08:00:00Z");
  const [changed, same] = await look();
  expect(first?.days[0]?.slots).toHaveLength(2);
  expect(changed?.days[0]?.slots).toEqual([Date.parse("2027-03-22T09:00:00Z")]);
  expect(same).toEqual(second);
});

test("taken hours are read once per change and per minute", async () => {
  const { open, book, clock, asked } = makeCache();
  const look = async () => Promise.all([open(), open()]);
  await look();
  book("2027-03-22T08:00:00Z");
  await look();
  clock.time += 60_000;
  await look();
  expect(asked).toHaveLength(3);
});

test("a page stays cached through changes, minutes and a thousand others while it is requested", async () => {
  const { open, book, clock } = makeCache();
  let drawn = 0;
  const draw = async (name: string) => {
    const page = await (await open()).cachePage(name, () => raw(String((drawn += 1))));
    return page.toString();
  };
  expect(await draw("asked for")).toBe("1");
  for (let other = 0; other < 2_000; other += 1) {
    await draw(`other ${String(other)}`);
    if (other % 500 === 0) await draw("asked for");
  }
  book("2027-03-22T08:00:00Z");
  clock.time += 60_000;
  expect(await draw("asked for")).toBe("1");
  expect(await draw("other 0")).toBe("2002");
});
