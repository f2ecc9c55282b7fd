import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyBookingEvent } from "./apply-booking-event.ts";
import type { BookingEvent } from "./booking-event.ts";
import type { Booking } from "./booking.ts";
import { sessionMs } from "./slots.ts";

const dayMs = 24 * 60 * 60 * 1000;
const details = {
  name: "Ana",
  email: "ana@example.com",
  locale: "es",
  timeZone: "Europe/Madrid",
  topic: "",
  currency: "EUR",
} as const;
const charges = fc.record({
  sessions: fc.constantFrom(1, 3),
  totalCents: fc.constantFrom(10_000, 28_500),
  currency: fc.constant("EUR"),
});
const spans = fc
  .integer({ min: 0, max: 4 })
  .map((day) => ({ startsAt: day * dayMs, endsAt: day * dayMs + sessionMs }));

const events: fc.Arbitrary<BookingEvent> = fc.oneof(
  fc.record({
    type: fc.constant("hold"),
    span: spans,
    details: charges.map((charge) => ({ ...details, ...charge })),
    ids: fc.constant({ id: "b1", purchaseId: "p1" }),
    isFree: fc.boolean(),
    quotaEndsAt: fc.constantFrom(undefined, 1),
    limitEndsAt: fc.constantFrom(undefined, 1),
  }),
  fc.constant({ type: "startPayment", provider: "demonstration" } as const),
  fc.record({
    type: fc.constant("startPayment"),
    provider: fc.constant("stripe"),
    wait: fc.constant({ quotaEndsAt: undefined, payBy: undefined }),
  }),
  fc.record({
    type: fc.constant("startPayment"),
    provider: fc.constant("transfer"),
    wait: fc.constant({ quotaEndsAt: undefined, payBy: 9 * dayMs }),
  }),
  fc.constant({ type: "nameSession", session: "cs_1" } as const),
  fc.record({
    type: fc.constant("askConfirmation"),
    quotaEndsAt: fc.constantFrom(undefined, 1),
  }),
  fc.record({
    type: fc.constant("pay"),
    charge: charges,
    reference: fc.constant("R"),
    validUntil: fc.constant(9 * dayMs),
  }),
  fc.record({ type: fc.constant("release"), isPaymentClosed: fc.boolean() }),
  fc.record({ type: fc.constant("move"), span: spans, isFree: fc.boolean() }),
  fc.record({ type: fc.constant("cancel"), refundCents: fc.constantFrom(0, 10_000) }),
  fc.record({ type: fc.constant("refund"), refundCents: fc.constantFrom(0, 10_000) }),
);
const steps = fc.array(fc.record({ event: events, afterMs: fc.nat(dayMs) }), { maxLength: 12 });

const order = { held: 0, confirmed: 1, cancelled: 2 };

function expectSound(booking: Booking, before: Booking | undefined): void {
  const { state, holdEndsAt, paidAt, sequence, sessions, bookedSessions } = booking;
  expect(holdEndsAt === null).toBe(state !== "held");
  if (booking.provider !== "transfer" || state !== "cancelled")
    expect(paidAt === null).toBe(state === "held");
  if (state !== "held") expect(booking.paymentClosesAt).toBeNull();
  expect(bookedSessions).toBe(state === "confirmed" ? 1 : 0);
  if (before === undefined) return;
  expect(order[state]).toBeGreaterThanOrEqual(order[before.state]);
  expect([0, 1]).toContain(sequence - before.sequence);
  if (before.paymentStartedAt !== null) {
    expect([sessions, booking.totalCents]).toEqual([before.sessions, before.totalCents]);
  }
}

test("after any events in any order, a booking is consistent and each change is notified once", () => {
  fc.assert(
    fc.property(steps, (run) => {
      let booking: Booking | undefined;
      let now = 0;
      const notified = new Set<string>();
      for (const { event, afterMs } of run) {
        now += afterMs;
        const transition = applyBookingEvent(booking, event, now);
        if (transition.outcome === "released") {
          expect(booking?.state).toBe("held");
          if (booking?.paymentClosesAt !== null)
            expect(event).toMatchObject({ isPaymentClosed: true });
          booking = undefined;
        }
        if (transition.outcome !== "changed") continue;
        expectSound(transition.booking, booking);
        booking = transition.booking;
        for (const { recipient, sequence, kind } of transition.notifications) {
          const about = ["confirm", "payBy", "refunded"].includes(kind) ? kind : "change";
          const name = `${about} ${recipient} ${String(sequence)}`;
          expect(notified).not.toContain(name);
          notified.add(name);
        }
      }
    }),
  );
});
