import { describe, expect, test } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import type { CalendarEntry } from "../../service/booking/busy/busy-calendar.ts";
import { openCaldavCalendar } from "../../service/booking/busy/caldav/caldav-calendar.ts";
import { readEvents } from "../../service/booking/busy/events/read-events.ts";
import { book } from "../contract/book-first-hour.ts";
import { makeBookingService } from "../contract/make-booking.ts";
import { writeEvent } from "../support/calendar/owners-event.ts";
import {
  calendarServers,
  startCalendarServer,
  type CalendarServer,
} from "../support/calendar/start-calendar-server.ts";

const owner = { timeZone: "Europe/Madrid", addresses: ["hola@example.com"] };
const march = {
  startsAt: Date.parse("2027-03-01T00:00Z"),
  endsAt: Date.parse("2027-04-05T00:00Z"),
};
const entry: CalendarEntry = {
  id: "0123456789abcdef",
  sequence: 0,
  startsAt: Date.parse("2027-03-24T08:00Z"),
  endsAt: Date.parse("2027-03-24T09:00Z"),
  writtenAt: Date.parse("2027-03-01T08:00Z"),
  title: "Consulta",
  description: "",
};

function openCalendar({ settings }: CalendarServer, url = settings.url) {
  const { entries, ...calendar } = openCaldavCalendar({
    ...settings,
    url,
    read: (text, span) => readEvents(text, span, owner),
  });
  const read = async () =>
    (await calendar.readBusy(march)).busy
      .map(({ startsAt, bookingId }) =>
        (bookingId ?? new Date(startsAt).toISOString()).slice(0, 16),
      )
      .toSorted();
  if (entries === undefined) throw new Error("The calendar is read-only");
  return { ...calendar, ...entries, read };
}

const weeklyAtTen =
  "DTSTART;TZID=Europe/Madrid:20240101T100000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;BYDAY=MO";

async function putEvent({ send, calendar }: CalendarServer, uid: string, lines: string) {
  const headers = { "Content-Type": "text/calendar" };
  return send("PUT", `${calendar}${uid}.ics`, writeEvent(uid, lines), headers);
}

describe.each(calendarServers)("%s", (name) => {
  test("busy times are those of a span: recurrences that began years before too", async () => {
    const server = await startCalendarServer(name);
    await putEvent(server, "one", "DTSTART:20270322T080000Z\nDURATION:PT1H");
    await putEvent(server, "early", "DTSTART:20260322T080000Z\nDURATION:PT1H");
    await putEvent(server, "day", "DTSTART;VALUE=DATE:20270304");
    await putEvent(server, "floating", "DTSTART:20270301T003000\nDURATION:PT1H");
    await putEvent(
      server,
      "windows",
      "DTSTART;TZID=Eastern Standard Time:20270305T090000\nDURATION:PT1H",
    );
    await putEvent(server, "free", "DTSTART:20270323T080000Z\nDURATION:PT1H\nTRANSP:TRANSPARENT");
    await putEvent(
      server,
      "weekly",
      "DTSTART;TZID=Europe/Madrid:20240103T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY\nEXDATE;TZID=Europe/Madrid:20270310T090000",
    );
    expect(await openCalendar(server).read()).toEqual([
      "2027-02-28T23:30",
      "2027-03-03T08:00",
      "2027-03-03T23:00",
      "2027-03-05T14:00",
      "2027-03-17T08:00",
      "2027-03-22T08:00",
      "2027-03-24T08:00",
      "2027-03-31T07:00",
    ]);
  });

  test("the address may be the calendar, its home or the server", async () => {
    const server = await startCalendarServer(name);
    await putEvent(server, "one", "DTSTART:20270322T080000Z\nDURATION:PT1H");
    for (const path of ["", "..", "/"]) {
      const { href } = new URL(path, server.settings.url);
      expect(await openCalendar(server, href).read()).toEqual(["2027-03-22T08:00"]);
    }
    const wrong = openCalendar(server, new URL("/nowhere/", server.settings.url).href);
    await expect(wrong.read()).rejects.toThrow();
  });

  test("an entry is written, changed after another program's change, and removed", async () => {
    const server = await startCalendarServer(name);
    const calendar = openCalendar(server);
    const place = await calendar.choosePlace(entry.id);
    const written = await calendar.write(place, entry);
    expect(await calendar.read()).toEqual([entry.id]);
    // A second service, or one that was killed before it kept the version, writes it again.
    expect((await calendar.write(place, entry)).href).toBe(written.href);
    const path = new URL(written.href).pathname;
    const changed = writeEvent(
      "consultation-0123456789abcdef",
      "DTSTART:20270325T080000Z\nDURATION:PT1H",
    );
    await server.send("PUT", path, changed, { "Content-Type": "text/calendar" });
    const moved = await calendar.write(written, { ...entry, sequence: 1 });
    expect(await (await server.send("GET", path)).text()).toContain("SEQUENCE:1");
    await calendar.remove({ ...moved, etag: written.etag });
    expect(await calendar.read()).toEqual([]);
    await calendar.remove(moved);
    expect((await calendar.write(moved, entry)).href).toBe(written.href);
  });

  test("an event that the owner added from a mail is not written beside, where the server refuses it", async () => {
    const server = await startCalendarServer(name);
    const calendar = openCalendar(server);
    const uid = `consultation-${entry.id}`;
    const added = writeEvent(uid, "DTSTART:20270324T080000Z\nDURATION:PT1H");
    await server.send("PUT", `${server.calendar}added.ics`, added, {
      "Content-Type": "text/calendar",
    });
    const { href } = await calendar.write(await calendar.choosePlace(entry.id), entry);
    const expected = name === "radicale" ? "added.ics" : `${uid}.ics`;
    expect(href.endsWith(expected)).toBe(true);
  });
});

test.each(calendarServers)(
  "%s holds a booking through its life: confirmed, moved beyond the change of clocks, cancelled",
  async (name) => {
    const server = await startCalendarServer(name);
    const calendar = { caldav: server.settings, icsUrl: undefined, pauseHours: 24 };
    const { visit, bookings, clock, log } = makeBookingService({ calendar });
    const readStored = async () => {
      const [booking] = await bookings.list();
      const path = `${server.calendar}consultation-${booking?.id ?? ""}.ics`;
      return (await server.send("GET", path)).text();
    };
    await putEvent(server, "weekly", weeklyAtTen);
    const visitor = await book(visit());
    await expect.poll(readStored).toContain("DTSTART:20270322T080000Z");
    await visitor.follow(es.appointment.move);
    await visitor.open(`${visitor.path}&week=2027-03-29`);
    // Ten o'clock in Madrid is the owner's, before and after the change.
    expect(visitor.slots().slice(0, 2)).toEqual(["9:00", "11:00"]);
    await visitor.follow("9:00");
    await visitor.press(es.change.moveConfirm);
    await expect.poll(readStored).toContain("DTSTART:20270329T070000Z");
    clock.time += 60_000;
    expect((await visit().open("/booking")).slots().slice(0, 2)).toEqual(["9:00", "11:00"]);
    await visitor.follow(es.appointment.cancel);
    await visitor.press(es.change.cancelConfirm);
    await expect.poll(readStored).not.toContain("VEVENT");
    expect(log).toEqual([]);
  },
);

test("a wrong password is named", async () => {
  const server = await startCalendarServer("radicale");
  const settings = { ...server.settings, password: "other" };
  await expect(openCalendar({ ...server, settings }).read()).rejects.toThrow("CALDAV_PASSWORD");
});
