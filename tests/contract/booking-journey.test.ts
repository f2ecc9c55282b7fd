import { expect, test } from "vitest";
import en from "../../content/copy/en/bookingPage.json" with { type: "json" };
import es from "../../content/copy/es/bookingPage.json" with { type: "json" };
import { parseCalendarFile, readInstant, readText } from "../support/parse-calendar-file.ts";
import { makeBookingService } from "./make-booking.ts";
import { owner, siteUrl } from "./make-service.ts";
import type { Visitor } from "./visitor.ts";

const ana = { name: "Ana Núñez", email: "ana@example.com" };

async function book(visitor: Visitor, fields: Record<string, string> = {}): Promise<Visitor> {
  await visitor.open("/booking");
  await visitor.follow("9:00");
  await visitor.press(es.details.submit, { ...ana, ...fields });
  return visitor.press(es.payment.providers.demonstration.button);
}

test("a visitor books the first free hour without JavaScript, and both sides get a mail with it", async () => {
  const { visit, takeMails, bookings } = makeBookingService();
  const visitor = await visit().open("/booking");
  expect(visitor.status).toBe(200);
  expect(visitor.heading).toBe(es.calendar.title);
  expect(visitor.text).toContain(es.payment.providers.demonstration.banner);
  expect(visitor.slots()).toEqual([0, 1, 2].flatMap(() => ["9:00", "10:00", "11:00"]));
  await visitor.follow("10:00");
  expect(visitor.text).toContain("lunes, 22 de marzo de 2027, 10:00");
  expect(visitor.text).toContain("285 € 95 € cada una");
  expect(visitor.text).toContain(es.details.examplePrices);
  await visitor.press(es.details.submit, { ...ana, topic: "Mi informe\r\nva lento" });
  expect(visitor.heading).toBe(es.payment.title);
  expect(visitor.text).toContain(es.payment.providers.demonstration.text);
  expect(visitor.text).toContain("Te guardamos esta hora hasta las 11:10.");
  expect(takeMails()).toEqual([]);
  await visitor.press(es.payment.providers.demonstration.button);
  expect(visitor.heading).toBe(es.appointment.titleConfirmed);
  expect(visitor.text).toContain(
    "Puedes mover o cancelar la cita sin coste hasta el domingo, 21 de marzo de 2027, 10:00.",
  );
  for (const step of Object.values(es.appointment.prepare)) expect(visitor.text).toContain(step);

  const [booking] = bookings.list();
  expect(booking).toMatchObject({
    state: "confirmed",
    name: ana.name,
    topic: "Mi informe\nva lento",
  });
  const [own, theirs] = takeMails();
  expect(own?.mail).toMatchObject({
    to: ana.email,
    replyTo: owner.email,
    from: { name: owner.name, address: "web@site.example" },
    subject: "Tu consultoría está confirmada: lunes, 22 de marzo de 2027, 10:00",
  });
  expect(own?.text).toContain(es.payment.providers.demonstration.receipt);
  expect(own?.text).not.toContain("informe\nva");
  expect(own?.text).toContain(siteUrl + visitor.path);
  expect(theirs?.mail).toMatchObject({
    to: "Dueña <owner@example.org>",
    replyTo: { name: ana.name, address: ana.email },
  });
  expect(theirs?.text).toContain("Mi informe\nva lento");
  for (const mail of [own, theirs]) {
    const event = parseCalendarFile(mail?.file ?? "");
    expect(event.method).toBe("REQUEST");
    expect(readInstant(event, "DTSTART")).toBe(Date.parse("2027-03-22T09:00:00Z"));
    expect(readInstant(event, "DTEND")).toBe(Date.parse("2027-03-22T10:00:00Z"));
    expect(event.properties.get("UID")?.value).toBe(`consultation-${String(booking?.id)}`);
  }
});

// The same three hours before and after Europe's clocks change on 2027-03-28; Mexico's do not, America's did on the 14th.
test.each([
  ["Europe/Madrid", ["9:00", "10:00", "11:00"], ["9:00", "10:00", "11:00"]],
  [
    "America/Mexico_City",
    ["2:00 9:00 en Madrid", "3:00 10:00 en Madrid", "4:00 11:00 en Madrid"],
    ["1:00 9:00 en Madrid", "2:00 10:00 en Madrid", "3:00 11:00 en Madrid"],
  ],
  [
    "America/Los_Angeles",
    ["1:00 9:00 en Madrid", "2:00 10:00 en Madrid", "3:00 11:00 en Madrid"],
    ["0:00 9:00 en Madrid", "1:00 10:00 en Madrid", "2:00 11:00 en Madrid"],
  ],
  [
    "Australia/Sydney",
    ["19:00 9:00 en Madrid", "20:00 10:00 en Madrid", "21:00 11:00 en Madrid"],
    ["18:00 9:00 en Madrid", "19:00 10:00 en Madrid", "20:00 11:00 en Madrid"],
  ],
])(
  "a visitor in %s sees their own hours, with the owner's beside them, across the change of clocks",
  async (zone, before, after) => {
    const { visit, bookings } = makeBookingService();
    const visitor = await visit().open("/booking");
    await visitor.press(es.calendar.zoneShow, { zone });
    expect(visitor.slots().slice(0, 3)).toEqual(before);
    await visitor.follow(es.calendar.next);
    expect(visitor.slots().slice(0, 3)).toEqual(after);
    await visitor.follow(after[0] ?? "");
    await visitor.press(es.details.submit, ana);
    await visitor.press(es.payment.providers.demonstration.button);
    expect(visitor.heading).toBe(es.appointment.titleConfirmed);
    expect(bookings.list()[0]).toMatchObject({
      startsAt: Date.parse("2027-03-29T07:00:00Z"),
      timeZone: zone,
    });
  },
);

test("an hour that is another day for the owner says so", async () => {
  const { visit } = makeBookingService({
    rules: {
      timeZone: "Asia/Tokyo",
      weekly: { tue: ["01:00-02:00"] },
      noticeHours: 0,
      horizonWeeks: 2,
      bufferMinutes: 0,
      holidays: [],
      packageMonths: 12,
    },
  });
  const visitor = await visit().open("/booking?zone=Europe%2FMadrid");
  expect(visitor.slots()).toEqual(["17:00 mar, 1:00 en Tokio"]);
  expect(visitor.text).toContain("lunes, 22 de marzo");
});

test("the English edition is English throughout, and its mail too", async () => {
  const { visit, takeMails } = makeBookingService();
  const visitor = await visit().open("/booking?zone=America%2FNew_York");
  await visitor.follow(es.shell.otherLanguage);
  expect(visitor.page.documentElement.getAttribute("lang")).toBe("en");
  expect(visitor.heading).toBe(en.calendar.title);
  expect(visitor.slots()[0]).toBe("4:00 AM 9:00 AM in Madrid");
  await visitor.follow("4:00 AM");
  await visitor.press(en.details.submit, ana);
  await visitor.press(en.payment.providers.demonstration.button);
  expect(visitor.heading).toBe(en.appointment.titleConfirmed);
  const [own, theirs] = takeMails();
  expect(own?.mail.subject).toBe(
    "Your consultation is confirmed: Monday, March 22, 2027 at 4:00 AM",
  );
  expect(own?.text).toContain("In Madrid: Monday, March 22, 2027 at 9:00 AM");
  expect(theirs?.text).toContain("Idioma: inglés");
});

test("a package books its first session now and the others by its link, until none is left", async () => {
  const { visit, takeMails } = makeBookingService();
  const visitor = await book(visit(), { sessions: "three" });
  expect(visitor.text).toContain(
    "Te quedan 2 sesiones por reservar, hasta el 19 de marzo de 2028.",
  );
  const [own] = takeMails();
  const link = /https:\/\/site\.example(\/booking\?package=\S+)/.exec(own?.text ?? "")?.[1] ?? "";
  for (const left of ["Te queda 1 sesión por reservar", undefined]) {
    await visitor.open(link);
    expect(visitor.heading).toBe(es.calendar.packageTitle);
    await visitor.follow("10:00");
    expect(visitor.page.querySelector("[name=email]")).toBeNull();
    await visitor.press(es.details.submitPackage, { topic: "Otra duda" });
    expect(visitor.heading).toBe(es.appointment.titleConfirmed);
    if (left !== undefined) expect(visitor.text).toContain(left);
  }
  expect(takeMails()).toHaveLength(4);
  await visitor.open(link);
  expect([visitor.status, visitor.heading]).toEqual([409, es.notices.usedUp.title]);
});

test("an appointment moves and is cancelled by its link, and calendars follow", async () => {
  const { visit, takeMails, bookings } = makeBookingService();
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
  const sent = takeMails().filter(({ notification }) => notification.recipient === "visitor");
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
  await visitor.follow("9:00");
  await visitor.press(es.details.submitPackage);
  expect(visitor.heading).toBe(es.appointment.titleConfirmed);
  expect(
    bookings
      .list()
      .map(({ state }) => state)
      .toSorted(),
  ).toEqual(["cancelled", "confirmed"]);
});

test("from 24 hours before, an appointment stays, and its page says how to write", async () => {
  const { visit, clock, bookings } = makeBookingService();
  const visitor = await book(visit());
  const { path } = visitor;
  const [booking] = bookings.list();
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
  expect(bookings.find(booking?.id ?? "")).toMatchObject({ state: "confirmed", sequence: 0 });
});

test("a link with a changed character is not valid, and one after its time has expired", async () => {
  const { visit, clock } = makeBookingService();
  const visitor = await book(visit());
  const { path } = visitor;
  for (const page of ["appointment", "appointment.ics", "move", "cancel"]) {
    await visitor.open(`${path.replace("appointment", page)}x`);
    expect([page, visitor.status, visitor.heading]).toEqual([page, 404, es.notices.forged.title]);
  }
  for (const nothing of ["/booking/appointment", "/booking/payment", "/booking/cancel"]) {
    expect((await visitor.open(nothing)).status).toBe(404);
  }
  clock.time += 40 * 24 * 3_600_000;
  await visitor.open(path);
  expect([visitor.status, visitor.heading]).toEqual([410, es.notices.expired.title]);
});

test("what a visitor writes is never markup, and a faulty form keeps it", async () => {
  const { visit, bookings } = makeBookingService();
  const hostile = `"><script>alert(1)</script>`;
  const visitor = await visit().open("/booking");
  await visitor.follow("9:00");
  await visitor.press(es.details.submit, {
    name: hostile,
    email: "ana at example",
    topic: hostile,
    sessions: "five",
  });
  expect(visitor.status).toBe(422);
  expect(visitor.html).not.toContain("<script>alert");
  expect(visitor.page.querySelector("[name=name]")?.getAttribute("value")).toBe(hostile);
  expect(visitor.page.querySelector("[role=alert] a")?.getAttribute("href")).toBe("#email");
  expect(visitor.text).toContain(es.details.errors.email.malformed);
  expect(visitor.page.querySelector("input[checked]")?.getAttribute("value")).toBe("five");
  expect(bookings.list()).toEqual([]);
  await visitor.press(es.details.submit, { email: ana.email, name: hostile, topic: hostile });
  await visitor.press(es.payment.providers.demonstration.button);
  expect(visitor.html).not.toContain("<script>alert");
  expect(bookings.list()[0]).toMatchObject({ name: hostile, topic: hostile });
});

test("without a mail server no page says that a mail is under way", async () => {
  const { visit } = makeBookingService({ outboxes: undefined });
  const visitor = await book(visit());
  expect(visitor.text).toContain(es.appointment.notMailed);
  expect(visitor.text).not.toContain(ana.email);
});
