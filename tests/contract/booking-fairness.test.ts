import { expect, test } from "vitest";
import en from "#folder/content/copy/en/bookingPage.json" with { type: "json" };
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { holdMinutes } from "../../contracts/booking.ts";
import { findHoldLimits } from "../../service/booking/core/holds/hold-limit.ts";
import { findOfferedSlots } from "../../service/booking/core/slots.ts";
import { payByMail } from "./book-first-hour.ts";
import { makeBookingService } from "./make-booking.ts";
import type { Visitor } from "./visitor.ts";

const proxy = "127.0.0.1";
const trustedProxies = [{ address: proxy, prefix: 32, family: "ipv4" }] as const;

/** Six slots on each working day. */
const hours = ["09:00-15:00"];
const wide = {
  timeZone: "Europe/Madrid",
  weekly: { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours },
  noticeHours: 24,
  horizonWeeks: 3,
  bufferMinutes: 0,
  holidays: [],
  packageMonths: 12,
};

let people = 0;

/** Holds the first free slot for a new visitor. */
async function hold(visitor: Visitor, fields: Record<string, string> = {}): Promise<Visitor> {
  people += 1;
  await visitor.open("/booking");
  await visitor.follow(visitor.slots()[0] ?? "");
  const email = `visitor${String(people)}@example.com`;
  return visitor.press(es.details.submit, { name: "Ana", email, ...fields });
}

test("incomplete forms count toward no limit", async () => {
  const { visit, app } = makeBookingService();
  const visitor = await hold(visit());
  const socket = { incoming: { socket: { remoteAddress: "198.51.100.1" } } };
  for (let post = 0; post < 40; post += 1) {
    const { status } = await app.request("/booking/hold", { method: "POST" }, socket);
    expect(status).toBe(409);
  }
  await payByMail(visitor);
  expect(visitor.heading).toBe(es.appointment.titleConfirmed);
  expect((await hold(visit())).heading).toBe(es.payment.title);
});

test("five addresses that hold all they can get two hours each", async () => {
  const { visit, bookings } = makeBookingService();
  for (let address = 1; address <= 5; address += 1) {
    for (let attempt = 0; attempt < 5; attempt += 1)
      await hold(visit(`203.${String(address)}.113.1`));
  }
  expect(await bookings.list()).toHaveLength(10);
  expect((await hold(visit())).heading).toBe(es.payment.title);
});

test("unpaid holds take no more than their part of the calendar, by network and in total, and the health reports it", async () => {
  const { visit, bookings, clock, app, log } = makeBookingService({ rules: wide });
  clock.time += 60_000;
  const offered = findOfferedSlots(wide, clock.time).length;
  const { network, all } = findHoldLimits(offered);
  expect([offered, network, all]).toEqual([88, 8, 44]);
  const readHealth = async () => {
    clock.time += 1_000;
    return (await app.request("/healthz")).text();
  };
  const holdFrom = async (prefix: string) => {
    for (let host = 1; ; host += 1) {
      for (let twice = 0; twice < 2; twice += 1) {
        const visitor = await hold(visit(`${prefix}.0.${String(host)}`));
        if (visitor.heading !== es.payment.title) return visitor;
      }
    }
  };
  const refused = await holdFrom("203.0");
  expect([refused.status, refused.heading]).toEqual([429, es.notices.tooManyUnpaid.title]);
  expect(await bookings.list()).toHaveLength(network);
  expect(log.map(({ event }) => event)).toContain("holds-refused");
  expect(await readHealth()).toMatch(/^degraded\nUnpaid holds from one network have reached/);
  expect((await hold(visit("198.51.100.1"))).heading).toBe(es.payment.title);

  for (let prefix = 1; (await bookings.list()).length < all; prefix += 1)
    await holdFrom(`10.${String(prefix)}`);
  expect(await bookings.list()).toHaveLength(all);
  const english = await visit("192.0.2.1").open("/en/booking");
  await english.follow(english.slots()[0] ?? "");
  await english.press(en.details.submit, { name: "Ana", email: "late@example.com" });
  expect([english.status, english.heading]).toEqual([429, en.notices.tooManyUnpaid.title]);
  expect(await readHealth()).toMatch(/^degraded\nUnpaid holds have reached their share/);
  clock.time += holdMinutes * 60_000;
  expect((await hold(visit("192.0.2.1"))).heading).toBe(es.payment.title);
  expect(await readHealth()).toBe("ok");
});

test("a third hold is refused with advice, and possible once one is paid, released or over", async () => {
  const { visit, clock, bookings } = makeBookingService();
  const first = await hold(visit());
  clock.time += 60_000;
  const second = await hold(visit());
  const third = await hold(visit());
  expect([third.status, third.heading]).toEqual([429, es.notices.tooManyHolds.title]);
  expect(third.text).toContain("la primera queda libre el viernes, 19 de marzo de 2027, 11:10");
  expect(third.headers.get("retry-after")).toBe("540");
  expect(await bookings.list()).toHaveLength(2);

  await payByMail(first);
  expect((await hold(third)).heading).toBe(es.payment.title);
  expect((await hold(visit())).status).toBe(429);
  await second.press(es.payment.release);
  const fourth = await hold(visit());
  expect(fourth.heading).toBe(es.payment.title);
  expect((await hold(visit())).status).toBe(429);
  clock.time += holdMinutes * 60_000;
  expect((await hold(visit())).heading).toBe(es.payment.title);
});

test("a mailbox has two open holds too, whatever addresses they come from", async () => {
  const { visit } = makeBookingService();
  const form = { email: "ana@example.com" };
  for (const address of ["203.0.113.1", "203.0.113.2"]) {
    expect((await hold(visit(address), form)).heading).toBe(es.payment.title);
  }
  const third = await visit("203.0.113.3").open("/en/booking");
  await third.follow(third.slots()[0] ?? "");
  await third.press(en.details.submit, { name: "Ana", email: "ANA+dos@example.com" });
  expect([third.status, third.heading]).toEqual([429, en.notices.tooManyHolds.title]);
  expect((await hold(visit("203.0.113.3"))).heading).toBe(es.payment.title);
});

test("a visitor at the rate limit of bookings can still pay, cancel and view", async () => {
  const { visit, clock } = makeBookingService();
  const booked = await hold(visit());
  await payByMail(booked);
  const held = await hold(visit());
  const greedy = await hold(visit());
  let holds = 3;
  for (; greedy.heading === es.payment.title; holds += 1) {
    await greedy.press(es.payment.release);
    await hold(greedy);
  }
  expect([holds - 1, greedy.status, greedy.heading]).toEqual([15, 429, es.notices.tooMany.title]);
  expect(greedy.headers.get("retry-after")).toBe("600");
  expect(greedy.text).toContain("Vuelve a intentarlo en 10 min.");
  await payByMail(held);
  expect(held.heading).toBe(es.appointment.titleConfirmed);
  await booked.follow(es.appointment.cancel);
  await booked.press(es.change.cancelConfirm);
  expect(booked.heading).toBe(es.appointment.titleCancelled);
  expect((await hold(visit("198.51.100.2"))).heading).toBe(es.payment.title);
  clock.time += 600_001;
  expect((await hold(greedy)).heading).toBe(es.payment.title);
});

test("an appointment is moved ten times in ten minutes and no more: each move sends two mails", async () => {
  const { visit, takeMails } = makeBookingService();
  const visitor = await hold(visit());
  await payByMail(visitor);
  let moves = -1;
  do {
    moves += 1;
    await visitor.follow(es.appointment.move);
    await visitor.follow(visitor.slots()[0] ?? "");
    await visitor.press(es.change.moveConfirm);
  } while (visitor.status === 200 && moves < 100);
  expect([moves, visitor.status, visitor.heading]).toEqual([10, 429, es.notices.tooMany.title]);
  expect(await takeMails()).toHaveLength(2 + 2 * moves);
});

test("behind a trusted proxy each visitor has limits of their own", async () => {
  const { visit, bookings } = makeBookingService({ trustedProxies });
  const greedy = "203.0.113.1";
  await hold(visit(proxy, greedy));
  await hold(visit(proxy, greedy));
  expect((await hold(visit(proxy, greedy))).status).toBe(429);
  // The visitor's own claim is to the left of the address that the proxy saw.
  expect((await hold(visit(proxy, `198.51.100.7, ${greedy}`))).status).toBe(429);
  expect((await hold(visit(proxy, "203.0.113.2"))).heading).toBe(es.payment.title);
  expect(await bookings.list()).toHaveLength(3);
});

test("without a trusted proxy the header does not bypass the limits", async () => {
  for (const trusted of [[], trustedProxies]) {
    const { visit } = makeBookingService({ trustedProxies: trusted });
    await hold(visit("203.0.113.1", "192.0.2.1"));
    await hold(visit("203.0.113.1", "192.0.2.2"));
    expect((await hold(visit("203.0.113.1", "192.0.2.3"))).status).toBe(429);
  }
});

test("the addresses of one IPv6 network are one visitor", async () => {
  const { visit } = makeBookingService();
  await hold(visit("2001:db8:0:7::1"));
  await hold(visit("2001:db8:0:7:ffff::2"));
  expect((await hold(visit("2001:db8:0:7::3"))).status).toBe(429);
  expect((await hold(visit("2001:db8:0:8::1"))).heading).toBe(es.payment.title);
});
