import { expect, test } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { bookingStatusPath, holdMinutes } from "../../contracts/booking.ts";
import type { PaymentOutcome } from "../../service/booking/core/payment-provider.ts";
import { payByMail } from "../contract/book-first-hour.ts";
import { makeBookingService } from "../contract/make-booking.ts";
import { makeService } from "../contract/make-service.ts";
import { policy } from "../contract/make-site.ts";
import type { Visitor } from "../contract/visitor.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

const ana = { name: "Ana", email: "ana@example.com" };
const charge = { sessions: 1, totalCents: 10_000, currency: "EUR" };
const { button, notice } = es.payment.providers.demonstration;

async function holdFirst(visitor: Visitor): Promise<Visitor> {
  await visitor.open("/booking");
  await visitor.follow("9:00");
  return visitor.press(es.details.submit, ana);
}

testOnDatabases(
  "of two visitors with the same hour, the second is refused and shown what is free",
  async (place) => {
    const { visit } = makeBookingService({ place });
    const [first, second] = [visit(), visit("198.51.100.2")];
    await second.open("/booking");
    await second.follow("9:00");
    await holdFirst(first);
    await second.press(es.details.submit, ana);
    expect([second.status, second.heading]).toEqual([409, es.notices.taken.title]);
    await second.follow(es.notices.toCalendar);
    expect(second.slots()[0]).toBe("10:00");
  },
);

testOnDatabases("a hold that has ended is charged nothing, and its hour is free", async (place) => {
  const settled: string[] = [];
  const { visit, clock, bookings, takeMails } = makeBookingService({
    place,
    payment: {
      id: "demonstration",
      takesMoney: true,
      settle: async ({ holdId }) => {
        settled.push(holdId);
        return Promise.resolve({ status: "paid", reference: "x", ...charge });
      },
    },
  });
  const visitor = await holdFirst(visit());
  clock.time += holdMinutes * 60_000;
  await visitor.press(button);
  expect([visitor.status, visitor.heading]).toEqual([410, es.notices.holdEnded.title]);
  expect(settled).toEqual([]);
  expect(await takeMails()).toEqual([]);
  await visitor.follow(es.notices.toCalendar);
  expect(visitor.slots()[0]).toBe("9:00");
  await holdFirst(visitor);
  await visitor.press(button);
  expect(visitor.heading).toBe(es.appointment.titleConfirmed);
  expect(await bookings.list()).toHaveLength(1);
});

testOnDatabases("a visitor can let a held hour go", async (place) => {
  const { visit, bookings } = makeBookingService({ place });
  const visitor = await holdFirst(visit());
  await visitor.press(es.payment.release);
  expect(visitor.slots()[0]).toBe("9:00");
  expect(await bookings.list()).toEqual([]);
});

testOnDatabases(
  "pressing twice, reloading and going back book one hour and send one mail to each",
  async (place) => {
    const { visit, bookings, takeMails } = makeBookingService({ place });
    const visitor = await visit().open("/booking");
    await visitor.follow("9:00");
    const form = visitor.fillForm(es.details.submit, ana);
    await visitor.press(es.details.submit, ana);
    const payment = visitor.path;
    const pay = visitor.fillForm(es.confirmation.button);
    await payByMail(visitor);
    const appointment = visitor.path;
    expect((await visitor.open(payment)).path).toBe(appointment);
    for (const { path, init } of [pay, form]) {
      expect((await visitor.send(path, init)).path).toBe(appointment);
    }
    expect(await bookings.list()).toHaveLength(1);
    expect(await takeMails()).toHaveLength(2);
  },
);

const failures: [string, PaymentOutcome | Error][] = [
  ["is refused", { status: "refused" }],
  ["cannot be tried", new Error("provider is down")],
];
for (const [failure, outcome] of failures)
  testOnDatabases(
    `a payment that ${failure} confirms nothing and can be tried again`,
    async (place) => {
      const outcomes = [outcome, { status: "paid", reference: "second", ...charge } as const];
      const { visit, bookings, takeMails } = makeBookingService({
        place,
        payment: {
          id: "demonstration",
          takesMoney: true,
          settle: async () => {
            const next = outcomes.shift();
            if (next instanceof Error || next === undefined)
              throw next ?? new Error("asked too often");
            return Promise.resolve(next);
          },
        },
      });
      const visitor = await holdFirst(visit());
      await visitor.press(button);
      expect([visitor.status, visitor.text]).toEqual([
        402,
        expect.stringContaining(es.payment.refused),
      ]);
      expect(await bookings.list()).toMatchObject([{ state: "held", paidAt: null }]);
      expect(await takeMails()).toEqual([]);
      await visitor.press(button);
      expect(await bookings.list()).toMatchObject([
        { state: "confirmed", paymentReference: "second" },
      ]);
    },
  );

testOnDatabases(
  "an external provider receives the amount, the hold's number and the return address",
  async (place) => {
    const asked: unknown[] = [];
    const { visit, app } = makeBookingService({
      place,
      payment: {
        id: "demonstration",
        takesMoney: true,
        settle: async (payment) => {
          asked.push(payment);
          return Promise.resolve({
            status: "elsewhere",
            address: "https://pay.example/session",
            session: null,
          });
        },
      },
    });
    const visitor = await holdFirst(visit());
    const { path, init } = visitor.fillForm(button);
    const answer = await app.request(path, init);
    expect(answer.headers.get("location")).toBe("https://pay.example/session");
    expect(asked).toEqual([
      {
        holdId: expect.stringMatching(/^[0-9a-f]{16}$/),
        ...charge,
        email: ana.email,
        locale: "es",
        description: "Una sesión: lunes, 22 de marzo de 2027, 9:00",
        startedAt: Date.parse("2027-03-19T10:00:00Z"),
        expiresAt: Date.parse("2027-03-19T10:10:00Z"),
        session: null,
        returnAddress: `https://site.example${visitor.path}&returned=yes`,
      },
    ]);
  },
);

testOnDatabases(
  "an hour lost while it was being paid is said so, with the reference",
  async (place) => {
    const { visit, bookings, log } = makeBookingService({
      place,
      payment: {
        id: "demonstration",
        takesMoney: true,
        settle: async ({ holdId }) => {
          await bookings.release(holdId);
          return Promise.resolve({ status: "paid", reference: "P-1", ...charge });
        },
      },
    });
    const visitor = await holdFirst(visit());
    await visitor.press(button);
    expect([visitor.status, visitor.heading]).toEqual([409, es.notices.paidTooLate.title]);
    expect(visitor.text).toContain("P-1");
    expect(log).toContainEqual(
      expect.objectContaining({ event: "payment-gone", reference: "P-1" }),
    );
  },
);

test.each([
  ["2027-03-19T12:00Z", "nearer than the notice"],
  ["2027-03-22T08:30Z", "between two hours"],
  ["2027-03-26T08:00Z", "on a holiday"],
  ["2027-04-19T07:00Z", "beyond the horizon"],
  ["2020-01-06T08:00Z", "over"],
  ["nonsense", "no hour at all"],
])("%s cannot be booked: it is %s", async (slot) => {
  const { visit, bookings } = makeBookingService();
  const visitor = visit();
  await visitor.open(`/booking/details?slot=${slot}`);
  expect([visitor.status, visitor.heading]).toEqual([409, es.notices.unavailable.title]);
  await visitor.open("/booking");
  await visitor.follow("9:00");
  await visitor.press(es.details.submit, { ...ana, slot });
  expect([visitor.status, visitor.heading]).toEqual([409, es.notices.unavailable.title]);
  expect(await bookings.list()).toEqual([]);
});

test("pages of other sites cannot book, and bodies have a maximum size", async () => {
  const { app, bookings } = makeBookingService();
  for (const path of ["hold", "payment", "release", "confirm", "move", "cancel"]) {
    for (const edition of ["", "/en"]) {
      const url = `${edition}/booking/${path}`;
      const body = new URLSearchParams({ name: "x" });
      const foreign = { method: "POST", body, headers: { origin: "https://evil.example" } };
      expect((await app.request(url, foreign)).status, url).toBe(403);
    }
  }
  const body = new URLSearchParams({ topic: "x".repeat(20_000) });
  expect((await app.request("/booking/hold", { method: "POST", body })).status).toBe(413);
  expect(await bookings.list()).toEqual([]);
});

test("a link in a mail opens whatever site the visitor comes from", async () => {
  const { app } = makeBookingService();
  const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
  expect((await app.request("/booking", { headers })).status).toBe(200);
});

test("every page has the one policy, and no answer is cached", async () => {
  const { app } = makeBookingService();
  for (const path of ["/booking", "/en/booking", "/booking/appointment", "/booking/details"]) {
    const { headers } = await app.request(path);
    expect(headers.get("content-security-policy"), path).toBe(policy);
    expect(headers.get("cache-control"), path).toBe("no-store");
  }
  const { headers } = await app.request(bookingStatusPath);
  expect(headers.get("cache-control")).toBe("no-store");
});

test("an address with a slash at its end leads to the one without", async () => {
  const { app } = makeBookingService();
  const { status, headers } = await app.request("/en/booking/?week=2027-03-22");
  expect([status, headers.get("location")]).toEqual([301, "/en/booking?week=2027-03-22"]);
});

test("a page in a frame has no header of its own", async () => {
  const { app } = makeBookingService();
  const alone = await (await app.request("/booking")).text();
  const framed = await app.request("/booking", { headers: { "sec-fetch-dest": "iframe" } });
  expect(alone).toContain("<header");
  expect(await framed.text()).not.toContain("<header");
});

testOnDatabases("a disk that cannot be written confirms nothing, and says so", async (place) => {
  const { visit, bookings, log } = makeBookingService({ place });
  const visitor = await holdFirst(visit());
  bookings.confirm = () => {
    throw new Error("database or disk is full");
  };
  await payByMail(visitor);
  expect([visitor.status, visitor.heading]).toEqual([503, es.notices.notStored.title]);
  expect(log).toContainEqual(expect.objectContaining({ event: "booking-not-stored" }));
  expect(JSON.stringify(log)).not.toContain("ana@example.com");
});

test("where an external calendar takes the bookings, there is no other", async () => {
  const { app } = makeService({ hasExternalBooking: true });
  expect((await app.request("/booking")).status).toBe(404);
  expect((await app.request(bookingStatusPath)).status).toBe(404);
});

testOnDatabases(
  "the payment says that it is a demonstration before anything is pressed",
  async (place) => {
    const { visit } = makeBookingService({ place });
    const visitor = await holdFirst(visit());
    expect(visitor.page.querySelector("h2")?.textContent).toBe(notice);
    expect(visitor.page.querySelector("input:not([type=hidden])")).toBeNull();
  },
);
