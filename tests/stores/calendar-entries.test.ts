import { expect, test } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { book } from "../contract/book-first-hour.ts";
import { makeBookingService } from "../contract/make-booking.ts";
import { makeCalendarService, writableWays } from "../support/calendar/owners-calendar.ts";
import { readFields } from "../support/calendar/owners-event.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

for (const way of writableWays) {
  testOnDatabases(
    `a booking is written to the calendar, moved and removed there, without guests or mails (${way})`,
    async (place) => {
      const { visit, waitForEntries, bookings, calendar } = await makeCalendarService(way, {
        place,
      });
      const visitor = await book(visit(), { topic: "Power BI" });
      const [written] = await waitForEntries(1);
      const [booking] = await bookings.list();
      expect(written).toMatchObject({
        uid: `consultation-${booking?.id ?? ""}`,
        start: "2027-03-22T08:00",
        end: "2027-03-22T09:00",
        title: "Consultoría: Ana Núñez",
      });
      expect(written?.text).toContain("Power BI");
      expect(written?.text).not.toMatch(/ATTENDEE|ORGANIZER|METHOD|TZID/i);

      await visitor.follow(es.appointment.move);
      await visitor.follow("11:00");
      await visitor.press(es.change.moveConfirm);
      await expect
        .poll(() => calendar.listEntries())
        .toMatchObject([{ uid: written?.uid, start: "2027-03-22T10:00" }]);

      await visitor.follow(es.appointment.cancel);
      await visitor.press(es.change.cancelConfirm);
      await waitForEntries(0);
    },
  );

  test(`an own entry is not busy beside its booking: its old hour is free at once after a move (${way})`, async () => {
    const { visit, waitForEntries, look } = await makeCalendarService(way);
    const visitor = await book(visit());
    await waitForEntries(1);
    expect((await look())[0]).toBe("22T09:00");
    await visitor.follow(es.appointment.move);
    await visitor.follow("10:00");
    await visitor.press(es.change.moveConfirm);
    expect(visitor.text).toContain(es.appointment.moved);
    expect((await look(0)).slice(0, 2)).toEqual(["22T08:00", "22T10:00"]);
  });

  test(`an entry of another site's booking is busy like any event (${way})`, async () => {
    const { calendar, look } = await makeCalendarService(way);
    calendar.add("consultation-fedcba9876543210", { at: "2027-03-22T08:00:00Z" });
    expect((await look())[0]).toBe("22T09:00");
  });

  test(`an entry that the owner changed or removed is written again at the next move (${way})`, async () => {
    const { calendar, visit, waitForEntries } = await makeCalendarService(way);
    const visitor = await book(visit());
    await waitForEntries(1);
    for (const [hour, start] of [
      ["10:00", "09:00"],
      ["11:00", "10:00"],
    ] as const) {
      if (hour === "10:00") calendar.edit();
      else calendar.clear();
      await visitor.follow(es.appointment.move);
      await visitor.follow(hour);
      await visitor.press(es.change.moveConfirm);
      await expect
        .poll(() => calendar.listEntries().map((entry) => entry.start))
        .toEqual([`2027-03-22T${start}`]);
    }
  });

  testOnDatabases(
    `what a silent calendar missed is written and removed when it is back (${way})`,
    async (place) => {
      const { calendar, visit, waitForEntries, readHealth, look, bookings } =
        await makeCalendarService(way, { place, pauseHours: "never" });
      await book(visit());
      await waitForEntries(1);
      calendar.fault = "broken";
      await look();
      const second = await visit().open("/booking");
      await second.follow("10:00");
      await second.press(es.details.submit, { name: "Eva", email: "eva@example.com" });
      await second.press(es.confirmation.button);
      await second.followMail();
      await second.press(es.confirmation.confirm);
      expect(second.heading).toBe(es.appointment.titleConfirmed);
      await expect
        .poll(readHealth)
        .toContain(`Bookings are missing in the calendar of ${calendar.setting} since`);
      calendar.fault = undefined;
      expect(await bookings.erase("ana@example.com")).toBe(1);
      await second.follow(es.appointment.move);
      await second.follow("11:00");
      await second.press(es.change.moveConfirm);
      await expect
        .poll(() => calendar.listEntries().map(({ start }) => start))
        .toEqual(["2027-03-22T10:00"]);
      await waitForEntries(1);
      await expect.poll(readHealth).not.toContain("missing in the calendar");
    },
  );

  testOnDatabases(
    `an entry whose answer was lost is removed with its booking, also by another process (${way})`,
    async (place) => {
      const first = await makeCalendarService(way, { place });
      first.calendar.fault = "unanswered";
      const visitor = await book(first.visit());
      await first.waitForEntries(1);
      await first.bookings.cancel((await first.bookings.list())[0]?.id ?? "");
      expect(visitor.heading).toBe(es.appointment.titleConfirmed);
      first.calendar.fault = undefined;
      const again = makeBookingService({ place, ...first.settings });
      await first.waitForEntries(0);
      const left = async () => again.databases.bookings.rows("SELECT 1 FROM calendar_entry");
      await expect.poll(left).toEqual([]);
    },
  );
}

test("two services on one database write each booking once", async () => {
  const first = await makeCalendarService("caldav");
  const second = makeBookingService({ place: first.place, ...first.settings });
  const visitor = await book(second.visit());
  await first.waitForEntries(1);
  await visitor.follow(es.appointment.cancel);
  await visitor.press(es.change.cancelConfirm);
  await first.waitForEntries(0);
});

test("bookings can be subscribed to at a secret address, and at no other", async () => {
  const feedKey = "f".repeat(32);
  const { app, visit } = makeBookingService({ feedKey });
  const visitor = await book(visit(), { topic: "Power BI" });
  const open = async (path: string) => app.request(path);
  const answer = await open(`/calendar/${feedKey}.ics`);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const fields = readFields(await answer.text());
  expect(fields).toMatchObject({ METHOD: "PUBLISH", DTSTART: "20270322T080000Z" });
  expect(fields["SUMMARY"]).toContain("Ana Núñez");
  for (const key of ["", "f", "g".repeat(32), `${feedKey}f`]) {
    expect((await open(`/calendar/${key}.ics`)).status).toBe(404);
  }
  await visitor.follow(es.appointment.cancel);
  await visitor.press(es.change.cancelConfirm);
  expect(await (await open(`/calendar/${feedKey}.ics`)).text()).not.toContain("VEVENT");
  const without = makeBookingService();
  expect((await without.app.request(`/calendar/${feedKey}.ics`)).status).toBe(404);
});
