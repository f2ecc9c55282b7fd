import { expect, test } from "vitest";
import en from "#folder/content/copy/en/bookingPage.json" with { type: "json" };
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { parseCalendarFile, readInstant } from "../support/booking/parse-calendar-file.ts";
import { ana, payByMail } from "../contract/book-first-hour.ts";
import { makeBookingService } from "../contract/make-booking.ts";
import { owner, siteUrl } from "../contract/make-service.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

testOnDatabases(
  "a visitor books the first free hour without JavaScript, and both sides get a mail with it",
  async (place) => {
    const { visit, takeMails, bookings } = makeBookingService({ place });
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
    expect(visitor.text).toContain(es.payment.providers.demonstration.notice);
    expect(visitor.text).toContain(es.confirmation.text);
    expect(visitor.text).toContain("Te guardo esta hora hasta las 11:10.");
    expect(await takeMails()).toEqual([]);
    await payByMail(visitor);
    expect(visitor.heading).toBe(es.appointment.titleConfirmed);
    expect(visitor.text).toContain(
      "Puedes mover o cancelar la cita sin coste hasta el domingo, 21 de marzo de 2027, 10:00.",
    );
    for (const step of Object.values(es.appointment.prepare)) expect(visitor.text).toContain(step);

    const [booking] = await bookings.list();
    expect(booking).toMatchObject({
      state: "confirmed",
      name: ana.name,
      topic: "Mi informe\nva lento",
    });
    const [own, theirs] = await takeMails();
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
      expect(mail?.mail.headers).toEqual({ "Auto-Submitted": "auto-generated" });
      const event = parseCalendarFile(mail?.file ?? "");
      expect(event.method).toBe("REQUEST");
      expect(readInstant(event, "DTSTART")).toBe(Date.parse("2027-03-22T09:00:00Z"));
      expect(readInstant(event, "DTEND")).toBe(Date.parse("2027-03-22T10:00:00Z"));
      expect(event.properties.get("UID")?.value).toBe(`consultation-${String(booking?.id)}`);
    }
  },
);

// The same three slots before and after Europe's clocks change on 2027-03-28; Mexico's do not, America's did on the
// 14th.
const zones: [string, string[], string[]][] = [
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
];
for (const [zone, before, after] of zones)
  testOnDatabases(
    `a visitor in ${zone} sees their own hours, with the owner's beside them, across the change of clocks`,
    async (place) => {
      const { visit, bookings } = makeBookingService({ place });
      const visitor = await visit().open("/booking");
      await visitor.press(es.calendar.zoneShow, { zone });
      expect(visitor.slots().slice(0, 3)).toEqual(before);
      await visitor.follow(es.calendar.next);
      expect(visitor.slots().slice(0, 3)).toEqual(after);
      await visitor.follow(after[0] ?? "");
      await visitor.press(es.details.submit, ana);
      await payByMail(visitor);
      expect(visitor.heading).toBe(es.appointment.titleConfirmed);
      expect((await bookings.list())[0]).toMatchObject({
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

testOnDatabases("the English edition is English throughout, and its mail too", async (place) => {
  const { visit, takeMails } = makeBookingService({ place });
  const visitor = await visit().open("/booking?zone=America%2FNew_York");
  await visitor.follow(es.shell.languages.en);
  expect(visitor.page.documentElement.getAttribute("lang")).toBe("en");
  expect(visitor.heading).toBe(en.calendar.title);
  expect(visitor.slots()[0]).toBe("4:00 AM 9:00 AM in Madrid");
  await visitor.follow("4:00 AM");
  await visitor.press(en.details.submit, ana);
  await payByMail(visitor, en);
  expect(visitor.heading).toBe(en.appointment.titleConfirmed);
  const [own, theirs] = await takeMails();
  expect(own?.mail.subject).toBe(
    "Your consultation is confirmed: Monday, March 22, 2027 at 4:00 AM",
  );
  expect(own?.text).toContain("In Madrid: Monday, March 22, 2027 at 9:00 AM");
  expect(theirs?.text).toContain("Idioma: inglés");
});

testOnDatabases(
  "what a visitor writes is never markup, and a faulty form keeps it",
  async (place) => {
    const { visit, bookings } = makeBookingService({ place });
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
    expect(visitor.page.querySelector("[autofocus]")?.textContent).toContain(es.details.problems);
    expect(visitor.page.title).toMatch(/^Error: /);
    expect(visitor.text).toContain(es.details.errors.email.malformed);
    expect(visitor.page.querySelector("input[checked]")?.getAttribute("value")).toBe("five");
    expect(await bookings.list()).toEqual([]);
    await visitor.press(es.details.submit, { email: ana.email, name: hostile, topic: hostile });
    await payByMail(visitor);
    expect(visitor.html).not.toContain("<script>alert");
    expect((await bookings.list())[0]).toMatchObject({ name: hostile, topic: hostile });
  },
);

testOnDatabases("without a mail server no page says that a mail is under way", async (place) => {
  const { visit } = makeBookingService({ place, outboxes: undefined });
  const visitor = await visit().open("/booking");
  await visitor.follow("9:00");
  await visitor.press(es.details.submit, ana);
  expect(visitor.text).toContain(es.payment.providers.demonstration.text);
  await visitor.press(es.payment.providers.demonstration.button);
  expect(visitor.heading).toBe(es.appointment.titleConfirmed);
  expect(visitor.text).toContain(es.appointment.notMailed);
  expect(visitor.text).not.toContain(ana.email);
});
