import { expect } from "vitest";
import en from "#folder/content/copy/en/bookingPage.json" with { type: "json" };
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { ana } from "../../contract/book-first-hour.ts";
import { Visitor } from "../../contract/visitor.ts";
import type { Talk } from "../talk.ts";

/** A booking from the calendar to its end: held, paid, viewed, moved and cancelled; then the refusals. */
export async function askBookings(talk: Talk): Promise<void> {
  const cancelled = await bookMoveAndCancel(talk);
  await refuseDetails(talk);
  await refuseLateComers(talk);
  await refuseThirdHold(talk);
  for (const path of [
    "/booking/",
    "/booking/?week=2099-01-01",
    "/booking/nope",
    "/booking/details",
    "/booking/details?slot=2027-01-01T00%3A00Z",
    "/booking/payment?hold=forged",
    "/booking/confirm?confirmation=forged",
    "/booking/appointment?booking=forged",
    "/booking/appointment.ics?booking=forged",
    "/booking/move?booking=forged",
    "/en/booking/cancel?booking=forged",
    "/booking?package=forged",
    "/booking/balance?package=forged",
    "/booking/hold",
    cancelled,
    cancelled.replace("/appointment", "/move"),
  ])
    await talk.ask(path);
  await talk.ask("/booking", { headers: { "sec-fetch-site": "none", "accept-language": "en" } });
  await talk.ask("/booking", { headers: { "sec-fetch-dest": "iframe" } });
  await talk.ask("/booking", { method: "HEAD" });
  await talk.ask("/booking", { method: "PUT" });
  await talk.ask("/booking/hold", { method: "POST", headers: { origin: "https://evil.example" } });
}

/** Returns the path of a booking that was moved and then cancelled. */
async function bookMoveAndCancel(talk: Talk): Promise<string> {
  const visitor = await new Visitor(talk.send).open("/booking");
  expect(visitor.heading).toBe(es.calendar.title);
  await visitor.follow(es.calendar.next);
  await openSlot(visitor, -1);
  expect(visitor.heading).toBe(es.details.title);
  await visitor.press(es.details.submit, { ...ana, topic: "Mi informe va lento" });
  expect(visitor.heading).toBe(es.payment.title);
  await visitor.press(es.payment.providers.demonstration.button);
  expect(visitor.heading).toBe(es.appointment.titleConfirmed);
  const appointment = visitor.path;
  await talk.ask(appointment.replace("/appointment?", "/appointment.ics?"));
  await visitor.follow(es.appointment.move);
  expect(visitor.heading).toBe(es.calendar.moveTitle);
  await openSlot(visitor, 0);
  expect(visitor.heading).toBe(es.change.moveTitle);
  await visitor.press(es.change.moveConfirm);
  expect(visitor.text).toContain(es.appointment.moved);
  await visitor.follow(es.appointment.cancel);
  expect(visitor.heading).toBe(es.change.cancelTitle);
  await visitor.press(es.change.cancelConfirm);
  expect(visitor.heading).toBe(es.appointment.titleCancelled);
  return visitor.path;
}

/** A form with errors keeps its input; in English. */
async function refuseDetails(talk: Talk): Promise<void> {
  const visitor = await new Visitor(talk.send).open("/en/booking");
  await openSlot(visitor, 0);
  await visitor.press(en.details.submit, { name: "", email: "ana at example" });
  expect([visitor.status, visitor.heading]).toEqual([422, en.details.title]);
  await visitor.press(en.details.submit, { name: "a".repeat(101), email: ana.email });
  expect(visitor.status).toBe(422);
}

/** A slot is held once, and can be released. */
async function refuseLateComers(talk: Talk): Promise<void> {
  const [first, second] = [new Visitor(talk.send), new Visitor(talk.send)];
  for (const visitor of [first, second]) await openSlot(await visitor.open("/booking"), 0);
  await first.press(es.details.submit, ana);
  await second.press(es.details.submit, { ...ana, email: "eva@example.com" });
  expect([second.status, second.heading]).toEqual([409, es.notices.taken.title]);
  await first.press(es.payment.release);
  expect(first.heading).toBe(es.calendar.title);
}

/** A visitor holds at most two slots at a time, however many services there are. */
async function refuseThirdHold(talk: Talk): Promise<void> {
  const statuses = [];
  for (const email of ["uno@example.com", "dos@example.com", "tres@example.com"]) {
    const visitor = await openSlot(await new Visitor(talk.send).open("/booking"), 0);
    statuses.push((await visitor.press(es.details.submit, { ...ana, email })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
}

async function openSlot(visitor: Visitor, index: number): Promise<Visitor> {
  return visitor.follow(visitor.slots().at(index) ?? "none is free");
}
