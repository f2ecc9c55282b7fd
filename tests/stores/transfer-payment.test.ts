import { expect } from "vitest";
import en from "#folder/content/copy/en/bookingPage.json" with { type: "json" };
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { freeHoursPath } from "../../contracts/booking.ts";
import { createTransferPayment } from "../../service/booking/payment/transfer-payment.ts";
import { confirmTransfer } from "../../service/booking/payment/confirm-transfer.ts";
import { defaultRules } from "../contract/make-service.ts";
import { makeBookingService } from "../contract/make-booking.ts";
import { makeStripeBooking } from "../support/stripe/stripe-booking.ts";
import type { Place } from "../support/stores/place.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

const dayMs = 24 * 3_600_000;
const transfer = {
  TRANSFER_IBAN: "ES9121000418450200051332",
  TRANSFER_HOLDER: "Ana Dueña",
};
const terms = { iban: "ES9121000418450200051332", holder: "Ana Dueña", days: 3 };
const ana = {
  name: "Ana <b>",
  email: "ana@example.com",
  sessions: "three",
  invoiceName: "Ana <b> SL",
  taxId: "B12345674",
};

function makeTransferBooking(place: Place) {
  const service = makeBookingService({ place, payment: createTransferPayment(terms) });

  /** Books an hour of the week after the next by transfer, and returns its visitor on the page of instructions. */
  async function book(path = "/booking?week=2027-03-29", copy: typeof es = es) {
    const visitor = await service.visit().open(path);
    await visitor.follow(visitor.slots().at(-1)!);
    await visitor.press(copy.details.submit, ana);
    await visitor.press(copy.payment.providers.transfer.button);
    return visitor;
  }

  async function pass(ms: number): Promise<void> {
    service.clock.time += ms;
    await service.bookings.releaseExpired();
    await service.notifications.remind();
  }

  return { ...service, book, pass };
}

testOnDatabases("a visitor who pays later learns what, to whom and until when", async (place) => {
  const { bookings, book, takeMails } = makeTransferBooking(place);
  const visitor = await book();
  expect(visitor.heading).toBe(es.transfer.title);
  const [booking] = await bookings.list();
  const reference = booking!.id.slice(0, 8).toUpperCase();
  const facts = ["285 €", "Ana Dueña", "ES91 2100 0418 4502 0005 1332", reference, "22 de marzo"];
  for (const fact of facts) expect(visitor.text.replaceAll("\u00A0", " ")).toContain(fact);
  const [toVisitor, toOwner] = await takeMails();
  for (const fact of facts) expect(toVisitor!.text.replaceAll("\u00A0", " ")).toContain(fact);
  expect(toVisitor!.text).not.toContain("<b>");
  expect([toVisitor!.file, toOwner!.file]).toEqual(["", ""]);
  expect(toOwner!.mail.subject).toContain(es.notifications.owner.payBy);
  expect(toOwner!.text).toContain("Ana <b> SL, B12345674");
  expect(toOwner!.text).toContain(`npm run bookings -- paid ${reference}`);
  const link = /https:\S+/.exec(toVisitor!.text)![0];
  await visitor.open(new URL(link).pathname + new URL(link).search);
  expect(visitor.heading).toBe(es.transfer.title);
});

testOnDatabases(
  "the owner confirms, and what was about the payment is not sent any more",
  async (place) => {
    const { bookings, clock, book, pass, takeMails } = makeTransferBooking(place);
    const visitor = await book("/en/booking?week=2027-03-29", en);
    const page = visitor.path;
    const [{ id } = { id: "" }] = await bookings.list();
    expect(await confirmTransfer(bookings, defaultRules, id, clock.time)).toMatchObject({ id });
    await pass(2 * dayMs);
    const mails = await takeMails();
    expect(mails.map(({ notification: { kind } }) => kind)).toEqual(["confirmed", "confirmed"]);
    expect(mails[0]!.text).toContain(en.payment.providers.transfer.receipt);
    await visitor.open(page);
    expect(visitor.heading).toBe(en.appointment.titleConfirmed);
    expect(visitor.text).toContain(en.payment.providers.transfer.receipt);
    expect(await bookings.list()).toMatchObject([{ state: "confirmed", provider: "transfer" }]);
  },
);

testOnDatabases(
  "unpaid, both are reminded a day before, and then the hour is free",
  async (place) => {
    const { bookings, book, pass, visit, takeMails } = makeTransferBooking(place);
    const visitor = await book();
    await takeMails();
    await pass(2 * dayMs - 1);
    expect(await takeMails()).toEqual([]);
    for (const ms of [1, 1]) await pass(ms);
    const reminders = await takeMails();
    expect(reminders.map(({ notification: { kind } }) => kind)).toEqual([
      "payReminder",
      "payReminder",
    ]);
    expect(reminders[0]!.text).toContain("ES91 2100 0418 4502 0005 1332");
    const [{ id, startsAt } = { id: "", startsAt: 0 }] = await bookings.list();
    await pass(dayMs);
    const lapsed = await takeMails();
    expect(lapsed.map(({ mail }) => mail.subject?.split(":")[0])).toEqual([
      es.notifications.lapsed,
      es.notifications.owner.lapsed.split(":")[0],
    ]);
    expect(lapsed[0]!.text).toContain("https://site.example/booking");
    expect(await bookings.listTaken(startsAt, startsAt + 1)).toEqual([]);
    await visitor.open(visitor.path);
    expect([visitor.status, visitor.heading]).toEqual([410, es.notices.paymentEnded.title]);
    expect((await visit().open("/booking")).slots().length).toBeGreaterThan(0);
    await pass(dayMs);
    expect(await takeMails()).toEqual([]);
    expect(await bookings.list()).toMatchObject([{ id, state: "cancelled", paidAt: null }]);
  },
);

testOnDatabases("a visitor lets an awaited hour go, and the owner is told", async (place) => {
  const { bookings, book, takeMails } = makeTransferBooking(place);
  const visitor = await book();
  await takeMails();
  await visitor.press(es.payment.release);
  expect(visitor.heading).toBe(es.calendar.title);
  expect((await takeMails()).map(({ notification: { kind } }) => kind)).toEqual([
    "lapsed",
    "lapsed",
  ]);
  expect(await bookings.listAwaited()).toEqual([]);
});

testOnDatabases("a visitor awaits one transfer at a time", async (place) => {
  const { visit, book } = makeTransferBooking(place);
  await book();
  const visitor = await visit("192.0.2.9").open("/booking");
  await visitor.follow(visitor.slots()[0]!);
  await visitor.press(es.details.submit, ana);
  await visitor.press(es.payment.providers.transfer.button);
  expect([visitor.status, visitor.heading]).toEqual([429, es.notices.otherPayment.title]);
});

testOnDatabases("sold by transfer alone, hours leave time to pay", async (place) => {
  const time = Date.parse("2027-03-21T10:00:00Z");
  const { app } = makeBookingService({ place, time, payment: createTransferPayment(terms) });
  const { slots } = (await (await app.request(freeHoursPath)).json()) as { slots: string[] };
  expect(slots[0]).toBe("2027-03-23T10:00Z");
});

testOnDatabases("beside Stripe, the visitor chooses", async (place) => {
  const { hold, leave, visit, stripe, bookings } = await makeStripeBooking(place, transfer);
  const visitor = await hold();
  expect(await leave(visitor)).toBe("https://checkout.stripe.com/c/pay/cs_1");
  const other = await visit("192.0.2.9").open("/booking");
  await other.follow(other.slots().at(-1)!);
  await other.press(es.details.submit, { ...ana, email: "eva@example.com" });
  await other.press(es.payment.providers.transfer.button);
  expect(other.heading).toBe(es.transfer.title);
  const chosen = (await bookings.list()).map(({ provider }) => provider);
  expect([chosen, stripe.created.length]).toEqual([["stripe", "transfer"], 1]);
});
