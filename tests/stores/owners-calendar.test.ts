import { expect, test } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { ana, book } from "../contract/book-first-hour.ts";
import { calendarFaults } from "../support/calendar/fake-calendar.ts";
import {
  calendarWays,
  makeCalendarService,
  writableWays,
} from "../support/calendar/owners-calendar.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

const hourMs = 3_600_000;
/** The first hour on offer, and the whole day of the second: 22 and 23 March 2027. */
const firstHour = { at: "2027-03-22T08:00:00Z" };
const secondDay = { day: "2027-03-23" };

const details = {
  ...ana,
  holder: "192.0.2.1",
  offeredHours: 100,
  locale: "es",
  timeZone: "Europe/Madrid",
  sessions: 1,
  totalCents: 10_000,
  currency: "EUR",
  topic: "",
} as const;

for (const way of calendarWays) {
  testOnDatabases(
    `hours that the calendar has as busy are not offered, a minute after a change (${way})`,
    async (place) => {
      const { calendar, look, visit } = await makeCalendarService(way, { place });
      expect((await look(0))[0]).toBe("22T08:00");
      calendar.add("meeting", firstHour);
      calendar.add("day", secondDay);
      const slots = await look();
      expect(slots[0]).toBe("22T09:00");
      expect(slots.filter((slot) => slot.startsWith("23"))).toEqual([]);
      expect((await visit().open("/booking")).slots()[0]).toBe("10:00");
      calendar.clear();
      expect((await look())[0]).toBe("22T08:00");
    },
  );
}

test("bookings of the calendar keep the pause between hours", async () => {
  const { calendar, look } = await makeCalendarService();
  calendar.add("meeting", { at: "2027-03-22T08:30:00Z" });
  expect((await look()).slice(0, 2)).toEqual(["22T10:00", "23T08:00"]);
});

testOnDatabases(
  "an hour that became busy is neither held, moved to nor confirmed",
  async (place) => {
    const { calendar, look, visit, clock, bookings } = await makeCalendarService("caldav", {
      place,
    });
    await look(0);
    const late = await visit().open("/booking");
    await late.follow("9:00");
    const holder = await visit().open("/booking");
    await holder.follow("10:00");
    await holder.press(es.details.submit, ana);
    const mailed = await visit().open("/booking");
    await mailed.follow("11:00");
    await mailed.press(es.details.submit, { ...ana, email: "eva@example.com" });
    await mailed.press(es.confirmation.button);
    await mailed.followMail();
    calendar.add("day", { day: "2027-03-22" });
    clock.time += 3_000;
    await late.press(es.details.submit, { ...ana, email: "leo@example.com" });
    await holder.press(es.confirmation.button);
    await mailed.press(es.confirmation.confirm);
    for (const visitor of [late, holder, mailed]) {
      expect([visitor.status, visitor.heading]).toEqual([409, es.notices.taken.title]);
    }
    expect((await bookings.list()).map(({ state }) => state)).toEqual(["held"]);

    const mover = await visit().open("/booking");
    await mover.follow("9:00");
    await mover.press(es.details.submit, { ...ana, email: "mia@example.com" });
    await mover.press(es.confirmation.button);
    await mover.followMail();
    await mover.press(es.confirmation.confirm);
    await mover.follow(es.appointment.move);
    await mover.follow("11:00");
    calendar.add("later", { at: "2027-03-23T09:00:00Z" });
    calendar.add("latest", { at: "2027-03-23T10:00:00Z" });
    clock.time += 3_000;
    await mover.press(es.change.moveConfirm);
    expect([mover.status, mover.heading]).toEqual([409, es.notices.taken.title]);
  },
);

const faultsOfWays = writableWays.flatMap((way) =>
  calendarFaults.map((fault) => [way, fault] as const),
);

for (const [way, fault] of faultsOfWays) {
  test(`a calendar that is ${fault} is never free: what it last said holds, with its age (${way})`, async () => {
    const { calendar, look, readHealth } = await makeCalendarService(way);
    const { setting } = calendar;
    calendar.add("meeting", firstHour);
    calendar.add("day", secondDay);
    const known = await look(0);
    expect(await readHealth()).not.toContain(setting);
    calendar.clear();
    calendar.add("other", { at: "2027-03-24T08:00:00Z" });
    calendar.fault = fault;
    expect(await look()).toEqual(known);
    const note = `ok\nThe calendar of ${setting} is silent since 2027-03-19T10:00:00.000Z: `;
    expect(await readHealth()).toMatch(new RegExp(`^${note}\\S.*by what it last said$`, "m"));
    calendar.fault = undefined;
    await look();
    await expect.poll(async () => look(0)).not.toEqual(known);
    expect(await readHealth()).not.toContain(setting);
  });
}

test("an answer without events is believed, but not after a fault, until there is one again", async () => {
  for (const way of calendarWays) {
    const { calendar, look, readHealth } = await makeCalendarService(way);
    calendar.add("meeting", firstHour);
    const known = await look(0);
    calendar.fault = "broken";
    await look();
    calendar.fault = "empty";
    await look();
    await expect.poll(readHealth).toContain("without any event. If that is right, add one to it");
    expect(await look(0)).toEqual(known);
    calendar.fault = undefined;
    await look();
    await expect.poll(readHealth).not.toContain(calendar.setting);
    calendar.fault = "empty";
    expect((await look())[0]).toBe("22T08:00");
  }
});

testOnDatabases(
  "a silent calendar pauses all hours after those that the owner chose",
  async (place) => {
    const { calendar, look, visit, clock, readHealth } = await makeCalendarService("ics", {
      place,
      pauseHours: 12,
    });
    await look(0);
    calendar.fault = "gone";
    expect(await look(12 * hourMs)).not.toEqual([]);
    const visitor = await visit().open("/booking");
    await visitor.follow("10:00");
    clock.time += hourMs;
    expect(await look()).toEqual([]);
    expect((await visit().open("/booking")).text).toContain(es.calendar.nothing);
    await visitor.press(es.details.submit, ana);
    expect([visitor.status, visitor.heading]).toEqual([409, es.notices.taken.title]);
    expect(await readHealth()).toContain("No hours are offered");
    calendar.fault = undefined;
    await look();
    await expect.poll(async () => look(0)).not.toEqual([]);
  },
);

test("a calendar that was never read pauses, or is sold on if the owner chose so", async () => {
  for (const pauseHours of [1, "never"] as const) {
    const { calendar, look } = await makeCalendarService("caldav", { pauseHours });
    calendar.fault = "broken";
    await look();
    expect((await look()).length > 0).toBe(pauseHours === "never");
  }
});

test("hours beyond what a silent calendar last said are not offered", async () => {
  const { calendar, look, visit } = await makeCalendarService("caldav", { pauseHours: "never" });
  await look(0);
  calendar.fault = "gone";
  await look(16 * 24 * hourMs);
  // Four weeks of hours and two more were read on 19 March: up to 29 April.
  const last = await visit().open("/booking?week=2027-04-26");
  expect(last.links().some(({ address }) => address.includes("slot=2027-04-28"))).toBe(true);
  expect(last.links().some(({ address }) => address.includes("slot=2027-04-30"))).toBe(false);
});

test("a page waits two seconds for a calendar that hangs, and no longer", async () => {
  const now = Date.parse("2027-03-19T10:00:00Z");
  const waits: number[] = [];
  const clock = {
    now: () => now,
    sleep: async (waitMs: number, signal: AbortSignal) => {
      waits.push(waitMs);
      if (waitMs <= 2_000) return;
      await new Promise((resolve) => {
        signal.addEventListener("abort", resolve);
      });
    },
  };
  const { calendar, look } = await makeCalendarService("caldav", { pauseHours: "never", clock });
  calendar.fault = "hanging";
  expect(await look(0)).not.toEqual([]);
  expect(waits).toContain(2_000);
});

testOnDatabases("the transaction that holds an hour knows the calendar too", async (place) => {
  const { calendar, look, bookings } = await makeCalendarService("caldav", { place });
  calendar.add("meeting", firstHour);
  await look();
  const hold = async (start: string) => {
    const startsAt = Date.parse(start);
    const span = { startsAt, endsAt: startsAt + hourMs, bufferMs: 0 };
    return (await bookings.hold(span, { ...details, request: start })).outcome;
  };
  expect(await hold("2027-03-22T08:00:00Z")).toBe("taken");
  expect(await hold("2027-03-22T09:00:00Z")).toBe("booked");
});

testOnDatabases("another process and a restart know what was last known", async (place) => {
  const first = await makeCalendarService("caldav", { place });
  first.calendar.add("meeting", firstHour);
  await first.look(0);
  const hourBefore = { calendar: { ...first.settings.calendar, icsUrl: undefined } };
  first.calendar.fault = "gone";
  const second = await makeCalendarService("caldav", { place, ...hourBefore });
  expect((await second.look())[0]).toBe("22T09:00");
  const without = await makeCalendarService("caldav", {
    place,
    calendar: { caldav: undefined, icsUrl: undefined, pauseHours: 24 },
  });
  await expect.poll(async () => (await without.look())[0]).toBe("22T08:00");
  await book(without.visit());
});
