import { expect } from "vitest";
import en from "#folder/content/copy/en/bookingPage.json" with { type: "json" };
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { confirmationMinutes, mostConfirmationMails } from "../../contracts/booking.ts";
import { findConfirmationLink } from "../support/booking/find-confirmation-link.ts";
import { ana, book, payByMail } from "../contract/book-first-hour.ts";
import type { Place } from "../support/stores/place.ts";
import { makeBookingService } from "../contract/make-booking.ts";
import { owner, siteUrl } from "../contract/make-service.ts";
import type { Visitor } from "../contract/visitor.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

const { button, confirm } = es.confirmation;

async function holdFirst(visitor: Visitor, email = ana.email): Promise<Visitor> {
  await visitor.open("/booking");
  await visitor.follow(visitor.slots()[0] ?? "");
  return visitor.press(es.details.submit, { ...ana, email });
}

/** Returns a service that has sent a visitor a link, and the link's path. */
async function askForLink(place: Place) {
  const service = makeBookingService({ place });
  const visitor = await holdFirst(service.visit());
  await visitor.press(button);
  const [mail] = await service.takeMails();
  return { ...service, visitor, link: findConfirmationLink(mail?.text ?? "") };
}

testOnDatabases(
  "the button of the payment confirms nothing: the visitor alone gets a mail with a link",
  async (place) => {
    const { visit, clock, bookings, takeMails, woken } = makeBookingService({ place });
    const visitor = await holdFirst(visit());
    expect(visitor.text).toContain(es.confirmation.text);
    clock.time += 60_000;
    await visitor.press(button);
    expect([visitor.status, visitor.heading]).toEqual([200, es.confirmation.sentTitle]);
    expect(visitor.text).toContain(
      "Te he enviado un correo a ana@example.com: abre su enlace antes de las 11:31.",
    );
    expect(visitor.text).toContain(es.confirmation.missing);
    expect(await bookings.list()).toMatchObject([
      { state: "held", holdEndsAt: clock.time + confirmationMinutes * 60_000, paidAt: null },
    ]);
    expect(woken).toEqual(["woken"]);
    const mails = await takeMails();
    expect(mails).toHaveLength(1);
    const [{ mail, text }] = mails as [(typeof mails)[0]];
    expect(mail).toMatchObject({
      to: ana.email,
      replyTo: owner.email,
      subject: "Confirma tu consultoría: lunes, 22 de marzo de 2027, 9:00",
      headers: { "Auto-Submitted": "auto-generated" },
    });
    expect(mail).not.toHaveProperty("icalEvent");
    expect(text).toContain("antes de las 11:31 (Madrid)");
    expect(text).toContain(siteUrl + findConfirmationLink(text));
    expect(text).toContain(es.notifications.confirmIgnore);
    for (const typed of [ana.name, "appointment"]) expect(text).not.toContain(typed);
  },
);

testOnDatabases(
  "pressing again, going back, reloading and sending the form again mail nothing more",
  async (place) => {
    const { visit, takeMails } = makeBookingService({ place });
    const visitor = await visit().open("/booking");
    await visitor.follow("9:00");
    const form = visitor.fillForm(es.details.submit, { ...ana, email: "eva@example.com" });
    await visitor.press(es.details.submit, ana);
    const { path: payment } = visitor;
    const pay = visitor.fillForm(button);
    await Promise.all([visit().send(pay.path, pay.init), visit().send(pay.path, pay.init)]);
    for (const { path, init } of [pay, form, { path: payment, init: {} }]) {
      await visitor.send(path, init);
      expect([visitor.path, visitor.heading]).toEqual([payment, es.confirmation.sentTitle]);
      expect(visitor.text).toContain(ana.email);
    }
    expect(await takeMails()).toHaveLength(1);
  },
);

testOnDatabases(
  "who fetches the link changes nothing; its button confirms, and once",
  async (place) => {
    const { visit, visitor, link, bookings, takeMails } = await askForLink(place);
    for (let fetched = 0; fetched < 3; fetched += 1) await visit("192.0.2.9").open(link);
    expect(await bookings.list()).toMatchObject([{ state: "held", paidAt: null }]);
    const reader = await visit("203.0.113.7").open(link);
    expect([reader.status, reader.heading]).toEqual([200, es.confirmation.title]);
    expect(reader.text).toContain("lunes, 22 de marzo de 2027, 9:00");
    expect(reader.text).toContain("Te guardo esta hora hasta las 11:30.");
    const { path, init } = reader.fillForm(confirm);
    await reader.press(confirm);
    expect(reader.heading).toBe(es.appointment.titleConfirmed);
    const { path: appointment } = reader;
    const [booking] = await bookings.list();
    expect(booking).toMatchObject({
      state: "confirmed",
      paymentReference: `demo-${String(booking?.id)}`,
      bookedSessions: 1,
    });
    expect((await reader.send(path, init)).path).toBe(appointment);
    expect((await reader.open(link)).path).toBe(appointment);
    expect((await visitor.open(visitor.path)).path).toBe(appointment);
    const kinds = (await takeMails()).map(({ notification: { recipient, kind } }) => [
      recipient,
      kind,
    ]);
    expect(kinds).toEqual([
      ["visitor", "confirmed"],
      ["owner", "confirmed"],
    ]);
  },
);

testOnDatabases("a link ends with its hold, and the hour is free again", async (place) => {
  const { visit, clock, visitor, link, takeMails } = await askForLink(place);
  const reader = await visit("203.0.113.7").open(link);
  clock.time += confirmationMinutes * 60_000 - 1000;
  expect((await visit().open("/booking")).slots()[0]).toBe("10:00");
  expect((await visit().open(link)).status).toBe(200);
  clock.time += 1000;
  await reader.press(confirm);
  expect([reader.status, reader.heading]).toEqual([410, es.notices.confirmationEnded.title]);
  expect((await visitor.open(visitor.path)).heading).toBe(es.notices.holdEnded.title);
  expect((await visit().open("/booking")).slots()[0]).toBe("9:00");
  expect(await takeMails()).toEqual([]);
});

testOnDatabases("a released slot is not confirmed by its link", async (place) => {
  const { visit, visitor, link, bookings } = await askForLink(place);
  const reader = await visit("203.0.113.7").open(link);
  await visitor.press(es.payment.release);
  expect(visitor.slots()[0]).toBe("9:00");
  await reader.press(confirm);
  expect([reader.status, reader.heading]).toEqual([410, es.notices.confirmationEnded.title]);
  expect(await bookings.list()).toEqual([]);
});

testOnDatabases("no other link confirms, and the link does nothing else", async (place) => {
  const { visit, app, visitor, link, bookings } = await askForLink(place);
  const token = new URLSearchParams(link.split("?")[1]).get("confirmation") ?? "";
  const hold = new URLSearchParams(visitor.path.split("?")[1]).get("hold") ?? "";
  const otherId = token.replace(/^./, (digit) => (digit === "f" ? "0" : "f"));
  for (const confirmation of [hold, `${token}x`, otherId, ""]) {
    const body = new URLSearchParams({ confirmation });
    expect((await app.request("/booking/confirm", { method: "POST", body })).status).toBe(404);
    expect((await visit().open(`/booking/confirm?${String(body)}`)).status).toBe(404);
  }
  for (const path of ["payment?hold", "appointment?booking", "cancel?booking"]) {
    const opened = await visit().open(`/booking/${path}=${token}`);
    expect([path, opened.status, opened.heading]).toEqual([path, 404, es.notices.forged.title]);
  }
  expect(await bookings.list()).toMatchObject([{ state: "held" }]);
});

testOnDatabases(
  "a mailbox gets five links in a day: the sixth is refused, says so, and is not mailed",
  async (place) => {
    const { visit, clock, takeMails, bookings } = makeBookingService({ place });
    const stranger = async (number: number) => holdFirst(visit(`203.0.113.${String(number)}`));
    for (let mail = 1; mail <= mostConfirmationMails; mail += 1) {
      const visitor = await stranger(mail);
      await visitor.press(button);
      await visitor.press(es.payment.release);
    }
    const sixth = await stranger(6);
    const { path, init } = sixth.fillForm(button);
    await sixth.press(button);
    expect([sixth.status, sixth.heading]).toEqual([429, es.notices.tooManyMails.title]);
    expect(sixth.text).toContain("otro a partir del sábado, 20 de marzo de 2027, 11:00");
    expect(sixth.text).toContain(owner.email);
    expect(sixth.headers.get("retry-after")).toBe("86400");
    await sixth.send(`/en${path}`, init);
    expect([sixth.status, sixth.heading]).toEqual([429, en.notices.tooManyMails.title]);
    expect(await bookings.list()).toMatchObject([{ state: "held", paymentStartedAt: null }]);
    // Notifications of released slots are removed with them.
    expect(await takeMails()).toEqual([]);
    const other = await holdFirst(visit(), "eva@example.com");
    expect((await other.press(button)).heading).toBe(es.confirmation.sentTitle);
    clock.time += 24 * 3_600_000;
    expect((await (await stranger(7)).press(button)).heading).toBe(es.confirmation.sentTitle);
  },
);

testOnDatabases("in English the page, the mail and where it leads are English", async (place) => {
  const { visit, takeMails } = makeBookingService({ place });
  const visitor = await visit().open("/en/booking?zone=America%2FNew_York");
  await visitor.follow("4:00 AM");
  await visitor.press(en.details.submit, ana);
  await visitor.press(en.confirmation.button);
  expect(visitor.heading).toBe(en.confirmation.sentTitle);
  expect(visitor.text).toContain("open its link before 6:30 AM");
  const [mail] = await takeMails();
  expect(mail?.mail.subject).toBe("Confirm your consultation: Monday, March 22, 2027 at 4:00 AM");
  expect(mail?.text).toContain("before 6:30 AM (New York)");
  await visitor.open(findConfirmationLink(mail?.text ?? ""));
  expect(visitor.page.documentElement.getAttribute("lang")).toBe("en");
  expect((await visitor.press(en.confirmation.confirm)).heading).toBe(
    en.appointment.titleConfirmed,
  );
});

testOnDatabases("a session of a package, which is bought already, needs no link", async (place) => {
  const { visit, takeMails } = makeBookingService({ place });
  const visitor = await book(visit(), { sessions: "three" });
  await visitor.follow(es.appointment.bookNext);
  await visitor.follow(es.balance.all);
  await visitor.follow("10:00");
  await visitor.press(es.details.submitPackage);
  expect(visitor.heading).toBe(es.appointment.titleConfirmed);
  expect(await takeMails()).toHaveLength(4);
  expect((await payByMail(await holdFirst(visit("203.0.113.7")))).heading).toBe(
    es.appointment.titleConfirmed,
  );
});
