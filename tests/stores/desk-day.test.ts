import { expect } from "vitest";
import { deskWords } from "../../service/desk/words/desk-words.ts";
import { params } from "../contract/make-service.ts";
import { book, dayMs, hourMs } from "../support/booking/booking-store.ts";
import { openDesk } from "../support/desk/open-desk.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

const { es } = deskWords;
/** Monday, 9:00 in Madrid; an hour later comes the next slot. */
const nine = Date.UTC(2026, 6, 13, 7);
const enquiry = { ...params, template: "contact", locale: "es", caseStudy: null } as const;

testOnDatabases(
  "the owner moves an appointment within the notice, and its client gets the mail",
  async (place) => {
    const { browser, bookings, notifications, woken } = await openDesk({
      place,
      time: nine - hourMs,
    });
    const id = await book(bookings, nine, { name: "Elena Roca" });
    await browser.open("/_desk");
    await browser.follow("9:00 Elena Roca");
    expect(browser.heading).toBe("Elena Roca, hoy a las 9:00");
    await browser.press(es.booking.moveSubmit("Elena Roca"), { slot: "2026-07-13T08:00Z" });
    expect(browser.text).toContain(es.done.moved);
    expect(await bookings.find(id)).toMatchObject({ startsAt: nine + hourMs, sequence: 1 });
    expect(await notifications.countStates(id)).toEqual({ stored: 4 });
    expect(woken).not.toEqual([]);
    // The hour of another client is not to be had, and one in between neither.
    await book(bookings, nine + dayMs);
    for (const slot of ["2026-07-14T07:00Z", "2026-07-14T07:30Z", "2026-07-14T07:00"]) {
      await browser.open(`/_desk/booking?id=${id}`);
      await browser.press(es.booking.moveSubmit("Elena Roca"), { slot });
      expect(browser.text).toContain(es.done.taken);
    }
    expect((await bookings.find(id))?.startsAt).toBe(nine + hourMs);
  },
);

testOnDatabases(
  "a cancellation asks once, shows the client's mail, and pays back, keeps or forfeits",
  async (place) => {
    const { browser, bookings, payments, databases } = await openDesk({
      place,
      time: nine - hourMs,
    });
    const ids = [];
    for (const hour of [0, 1, 2]) ids.push(await book(bookings, nine + hour * hourMs));
    await databases.bookings.run("UPDATE purchase SET payment_session = 'cs', provider = 'stripe'");
    const cancel = async (id: string, way: "refund" | "keep" | "forfeit") => {
      await browser.open(`/_desk/booking?id=${id}`);
      await browser.press(es.booking.cancelNext, { way });
      expect((await bookings.find(id))?.state).toBe("confirmed");
      const question = es.booking.confirm[way]("100 €", "Ana");
      expect(browser.heading).toBe(question);
      const mail = browser.text;
      await browser.press(question);
      expect(browser.text).toContain(es.done.cancelled);
      return mail;
    };
    const [refunded = "", kept = "", forfeited = ""] = ids;
    expect(await cancel(refunded, "refund")).toContain("Te devuelvo 100");
    expect(await payments.listRefunds()).toMatchObject([{ cents: 10_000, reference: "demo" }]);
    expect(await cancel(kept, "keep")).toContain("?package=");
    expect(await bookings.find(kept)).toMatchObject({ state: "cancelled", bookedSessions: 0 });
    expect(await cancel(forfeited, "forfeit")).not.toContain("?package=");
    expect(await bookings.find(forfeited)).toMatchObject({ state: "cancelled", bookedSessions: 1 });
    expect(await payments.listRefunds()).toHaveLength(1);
  },
);

testOnDatabases(
  "a no-show is marked after a quarter of an hour, can be undone, and gets no follow-up",
  async (place) => {
    const { browser, bookings, notifications, clock } = await openDesk({ place, time: nine });
    const id = await book(bookings, nine);
    clock.time = nine + 14 * 60_000;
    await browser.open(`/_desk/booking?id=${id}`);
    expect(browser.page.querySelector("form[action='/_desk/missed']")).toBeNull();
    clock.time += 60_000;
    await browser.open(`/_desk/booking?id=${id}`);
    await browser.press(es.booking.miss);
    expect(browser.text).toContain(es.done.missed);
    await browser.press(es.done.undo);
    expect((await bookings.find(id))?.forfeitedAt).toBeNull();
    await browser.press(es.booking.miss);
    clock.time = nine + 2 * hourMs;
    expect((await notifications.remind()).queued).toBe(0);
  },
);

testOnDatabases(
  "a blocked afternoon is offered to nobody, names the appointment inside, and can be undone",
  async (place) => {
    const rules = {
      timeZone: "Europe/Madrid",
      weekly: { mon: ["09:00-11:00", "16:00-18:00"] },
      noticeHours: 1,
      horizonWeeks: 1,
      bufferMinutes: 0,
      holidays: [],
      packageMonths: 12,
    };
    const { browser, bookings, app } = await openDesk({ place, rules });
    const offered = async () => {
      const { slots } = (await (await app.request("/api/booking/free-hours")).json()) as {
        slots: string[];
      };
      return slots.map((slot) => slot.slice(11, 16));
    };
    await book(bookings, nine + 7 * hourMs, { name: "Lucía Sanz" });
    expect(await offered()).toEqual(["07:00", "08:00", "15:00"]);
    await browser.open("/_desk/day?date=2026-07-13");
    await browser.press(es.day.submit, { part: "afternoon" });
    expect(browser.text).toContain(es.done.blocked);
    expect(browser.text).toContain(es.day.inside("Lucía Sanz, 16:00"));
    expect(await offered()).toEqual(["07:00", "08:00"]);
    expect(await bookings.list()).toMatchObject([{ state: "confirmed" }]);
    await browser.press(es.done.undo);
    expect(await offered()).toEqual(["07:00", "08:00", "15:00"]);

    await browser.open("/_desk/day?date=2026-07-14");
    await browser.press(es.day.submit, { kind: "extra", part: "span", from: "12:00", to: "11:00" });
    expect([browser.status, browser.text.includes(es.day.wrong)]).toEqual([422, true]);
    await browser.press(es.day.submit, { kind: "extra", part: "span", from: "12:00", to: "14:00" });
    expect(await offered()).toEqual(["07:00", "08:00", "15:00", "10:00", "11:00"]);
    // A visitor books one of them.
    const details = await app.request("/booking/details?slot=2026-07-14T10:00Z");
    expect(details.status).toBe(200);
    expect((await app.request("/booking/details?slot=2026-07-14T13:00Z")).status).toBe(409);
  },
);

testOnDatabases(
  "messages are answered, let through or deleted, and failed mails sent again",
  async (place) => {
    const { browser, enquiries, clock } = await openDesk({ place });
    const { id } = await enquiries.add(enquiry);
    await enquiries.add({ ...enquiry, message: "First of the day" }, "links");
    clock.time += hourMs;
    const spam = await enquiries.add({ ...enquiry, message: "Buy <b>now</b>" }, "links");
    const genuine = await enquiries.add({ ...enquiry, message: "A real question" }, "links");
    await browser.open("/_desk");
    expect(browser.html).toContain("Buy &lt;b&gt;now&lt;/b&gt;");
    const reply = browser.links().find(({ name }) => name === es.messages.reply)?.address;
    expect(reply).toMatch(/^mailto:ana\.perez@example\.com\?subject=/);
    await browser.press(es.messages.answered);
    expect((await enquiries.find(id))?.answeredAt).toBe(clock.time);
    await browser.press(es.done.undo);
    expect((await enquiries.find(id))?.answeredAt).toBeNull();

    await browser.press(es.quarantine.release);
    expect(await enquiries.find(genuine.id)).toMatchObject({ state: "stored" });
    await browser.follow(es.quarantine.remove);
    expect(await enquiries.find(spam.id)).toBeDefined();
    await browser.press(es.remove.submit);
    expect(await enquiries.find(spam.id)).toBeUndefined();

    const claimed = await enquiries.claimNext();
    await enquiries.markFailed(claimed?.id ?? "", "552 Mailbox full");
    await browser.open("/_desk");
    expect(browser.text).toContain("552 Mailbox full");
    await browser.press(es.failed.retry);
    expect(await enquiries.listFailed(1)).toEqual([]);
    expect((await browser.open("/_desk/messages?q=ana.perez")).text).toContain(params.message);
    expect((await browser.open("/_desk/messages?q=nobody")).text).toContain(es.list.none);
  },
);

testOnDatabases(
  "the first page sums up what waits, and never says that all is well while something is not",
  async (place) => {
    const { browser, bookings, payments, databases, clock } = await openDesk({
      place,
      time: nine - hourMs,
    });
    expect((await browser.open("/_desk")).text).toContain(es.sum.quiet);
    await book(bookings, nine, { name: "Jaime Soler", sessions: 3 });
    const issue = {
      id: "i",
      kind: "dispute",
      reference: "pi_7",
      email: "",
      cents: 10_000,
      currency: "EUR",
    } as const;
    await payments.noteIssue(issue);
    await databases.bookings.run(
      "INSERT INTO calendar_source (source, failing_since, fault) VALUES ('caldav x', :since, '401')",
      { since: clock.time - hourMs },
    );
    await browser.open("/_desk");
    for (const text of [
      es.sum.today(1),
      es.sum.issues(1),
      es.issues.dispute,
      es.packages.count(2),
      "401",
    ])
      expect(browser.text).toContain(text);
    expect(browser.text).not.toContain(es.sum.quiet);
    await browser.press(es.issues.seen);
    expect(await payments.listIssues()).toEqual([]);
    expect((await browser.open("/_desk/bookings?q=jaime")).text).toContain("Jaime Soler");
  },
);
