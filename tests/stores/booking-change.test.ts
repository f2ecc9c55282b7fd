import { expect } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { parseCalendarFile, readText } from "../support/booking/parse-calendar-file.ts";
import { book } from "../contract/book-first-hour.ts";
import { makeBookingService } from "../contract/make-booking.ts";
import { owner, siteUrl } from "../contract/make-service.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

testOnDatabases(
  "a package books its first session now and the others by its link, until none is left",
  async (place) => {
    const { visit, takeMails } = makeBookingService({ place });
    const visitor = await book(visit(), { sessions: "three" });
    expect(visitor.text).toContain(
      "Te quedan 2 sesiones por reservar, hasta el 19 de marzo de 2028.",
    );
    const [own] = await takeMails();
    const link =
      /https:\/\/site\.example(\/booking\/balance\?package=\S+)/.exec(own?.text ?? "")?.[1] ?? "";
    for (const left of ["Te queda 1 sesión por reservar", undefined]) {
      await visitor.open(link);
      await visitor.follow(es.balance.all);
      expect(visitor.heading).toBe(es.calendar.packageTitle);
      await visitor.follow("10:00");
      expect(visitor.page.querySelector("[name=email]")).toBeNull();
      await visitor.press(es.details.submitPackage, { topic: "Otra duda" });
      expect(visitor.heading).toBe(es.appointment.titleConfirmed);
      if (left !== undefined) expect(visitor.text).toContain(left);
    }
    expect(await takeMails()).toHaveLength(4);
    await visitor.open(link);
    expect(visitor.heading).toBe(es.balance.titleAllBooked);
    await visitor.open(link.replace("/balance", ""));
    expect([visitor.status, visitor.heading]).toEqual([409, es.notices.usedUp.title]);
  },
);

testOnDatabases(
  "an appointment moves and is cancelled by its link, and calendars follow",
  async (place) => {
    const { visit, takeMails, bookings } = makeBookingService({ place });
    const visitor = await book(visit());
    await visitor.follow(es.appointment.move);
    expect(visitor.text).toContain("Tu cita actual es el lunes, 22 de marzo de 2027, 9:00.");
    await visitor.follow("11:00");
    await visitor.press(es.change.moveConfirm);
    expect(visitor.text).toContain(es.appointment.moved);
    expect(visitor.text).toContain("lunes, 22 de marzo de 2027, 11:00");
    const download = await visit().open(
      visitor.links().find(({ name }) => name === es.appointment.download)?.address ?? "",
    );
    expect(download.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const saved = parseCalendarFile(download.html);
    expect(saved.method).toBe("PUBLISH");
    expect(readText(saved, "DESCRIPTION")).toContain(`${siteUrl}/booking/appointment?booking=`);
    await visitor.follow(es.appointment.cancel);
    await visitor.press(es.change.cancelConfirm);
    expect(visitor.heading).toBe(es.appointment.titleCancelled);
    expect(visitor.text).toContain("Te queda 1 sesión por reservar");
    const sent = (await takeMails()).filter(
      ({ notification }) => notification.recipient === "visitor",
    );
    const events = sent.map(({ file }) => parseCalendarFile(file));
    expect(
      events.map(({ method, properties }) => [method, properties.get("SEQUENCE")?.value]),
    ).toEqual([
      ["REQUEST", "0"],
      ["REQUEST", "1"],
      ["CANCEL", "2"],
    ]);
    expect(new Set(events.map(({ properties }) => properties.get("UID")?.value)).size).toBe(1);
    expect((await visit().open("/booking")).slots()).toHaveLength(9);
    await visitor.follow(es.appointment.bookNext);
    await visitor.follow(es.balance.all);
    await visitor.follow("9:00");
    await visitor.press(es.details.submitPackage);
    expect(visitor.heading).toBe(es.appointment.titleConfirmed);
    expect((await bookings.list()).map(({ state }) => state).toSorted()).toEqual([
      "cancelled",
      "confirmed",
    ]);
  },
);

testOnDatabases(
  "from 24 hours before, an appointment stays, and its page says how to write",
  async (place) => {
    const { visit, clock, bookings } = makeBookingService({ place });
    const visitor = await book(visit());
    const { path } = visitor;
    const [booking] = await bookings.list();
    clock.time = Number(booking?.startsAt) - 24 * 3_600_000;
    await visitor.follow(es.appointment.move);
    await visitor.follow("10:00");
    const form = visitor.fillForm(es.change.moveConfirm);
    await visitor.open(path);
    await visitor.follow(es.appointment.cancel);
    clock.time += 1;
    await visitor.press(es.change.cancelConfirm);
    expect(visitor.heading).toBe(es.appointment.titleConfirmed);
    expect(visitor.text).toContain(es.appointment.tooLate.replace("{{hours}}", "24"));
    expect(visitor.links().map(({ address }) => address)).toContain(`mailto:${owner.email}`);
    expect(visitor.links().map(({ name }) => name)).not.toContain(es.appointment.move);
    await visitor.open(path.replace("/appointment", "/move"));
    expect(visitor.text).toContain(es.appointment.tooLate.replace("{{hours}}", "24"));
    expect(form.init.method).toBe("POST");
    expect(await bookings.find(booking?.id ?? "")).toMatchObject({
      state: "confirmed",
      sequence: 0,
    });
  },
);

testOnDatabases(
  "a link with a changed character is not valid, and one after its time has expired",
  async (place) => {
    const { visit, clock } = makeBookingService({ place });
    const visitor = await book(visit());
    const { path } = visitor;
    for (const page of ["appointment", "appointment.ics", "move", "cancel"]) {
      await visitor.open(`${path.replace("appointment", page)}x`);
      expect([page, visitor.status, visitor.heading]).toEqual([page, 404, es.notices.forged.title]);
    }
    for (const nothing of ["appointment", "payment", "confirm", "cancel"]) {
      expect((await visitor.open(`/booking/${nothing}`)).status).toBe(404);
    }
    clock.time += 40 * 24 * 3_600_000;
    await visitor.open(path);
    expect([visitor.status, visitor.heading]).toEqual([410, es.notices.expired.title]);
  },
);
