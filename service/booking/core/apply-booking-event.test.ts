import { expect, test } from "vitest";
import { applyBookingEvent } from "./apply-booking-event.ts";
import { countRemaining, type Booking } from "./booking.ts";
import type { BookingEvent, HoldDetails } from "./booking-event.ts";
import { changeNoticeMs } from "./change-notice.ts";
import { holdMs } from "./holds/hold-quota.ts";
import { sessionMs } from "./slots.ts";

const now = Date.UTC(2027, 2, 19, 10);
const slot = now + 10 * 24 * 3_600_000;
const later = slot + 24 * 3_600_000;

const details: HoldDetails = {
  name: "Ana",
  email: "ana@example.com",
  locale: "es",
  timeZone: "Europe/Madrid",
  sessions: 3,
  totalCents: 28_500,
  currency: "EUR",
  topic: "Mi informe",
};
const charge = { sessions: 3, totalCents: 28_500, currency: "EUR" };
const spanAt = (startsAt: number) => ({ startsAt, endsAt: startsAt + sessionMs });

const held: Booking = {
  ...details,
  ...spanAt(slot),
  id: "b1",
  purchaseId: "p1",
  state: "held",
  holdEndsAt: now + 60_000,
  sequence: 0,
  createdAt: now - 1,
  forfeitedAt: null,
  paymentStartedAt: null,
  provider: null,
  paymentClosesAt: null,
  paymentSession: null,
  paidAt: null,
  paymentReference: null,
  validUntil: null,
  refundedCents: 0,
  bookedSessions: 0,
  invoiceName: "",
  taxId: "",
  invoiceNumber: null,
  taxCents: null,
};
const paying: Booking = { ...held, paymentStartedAt: now - 1 };
const overdue: Booking = { ...held, holdEndsAt: now - 1 };
const elsewhere: Booking = { ...paying, holdEndsAt: now - 1, paymentClosesAt: now - 2 };
const confirmed: Booking = {
  ...paying,
  state: "confirmed",
  holdEndsAt: null,
  paidAt: now - 1,
  paymentReference: "R1",
  validUntil: now + 1,
  bookedSessions: 1,
};
const near: Booking = { ...confirmed, ...spanAt(now + changeNoticeMs - 1) };
const cancelled: Booking = { ...confirmed, state: "cancelled", sequence: 1, bookedSessions: 0 };
const awaited: Booking = { ...paying, provider: "transfer" };
const states = {
  none: undefined,
  held,
  paying,
  overdue,
  elsewhere,
  confirmed,
  near,
  cancelled,
  awaited,
};

const hold: BookingEvent = {
  type: "hold",
  span: spanAt(slot),
  details: { ...details, name: "Eva" },
  ids: { id: "b2", purchaseId: "p2" },
  isFree: true,
  quotaEndsAt: undefined,
  limitEndsAt: undefined,
};
const bookSession: BookingEvent = {
  type: "bookSession",
  span: spanAt(slot),
  id: "b2",
  topic: "Otro",
  purchase: confirmed,
  isFree: true,
};
const move: BookingEvent = { type: "move", span: spanAt(later), isFree: true };
const pay: BookingEvent = { type: "pay", charge, reference: "R2", validUntil: now + 5 };
const events = {
  hold,
  "hold another slot": { ...hold, span: spanAt(later) },
  "hold a taken slot": { ...hold, isFree: false },
  "hold over the quota": { ...hold, quotaEndsAt: now + 7 },
  "hold over the limit": { ...hold, limitEndsAt: now + 9 },
  "book a session": bookSession,
  "book a session at a taken slot": { ...bookSession, isFree: false },
  "book a session of no purchase": { ...bookSession, purchase: undefined },
  "book a session of an unpaid purchase": { ...bookSession, purchase: held },
  "book a session of a purchase that is over": {
    ...bookSession,
    purchase: { ...confirmed, validUntil: now },
  },
  "book a session too many": { ...bookSession, purchase: { ...confirmed, bookedSessions: 3 } },
  startPayment: { type: "startPayment", provider: "demonstration" },
  "startPayment elsewhere": {
    type: "startPayment",
    provider: "stripe",
    wait: { quotaEndsAt: undefined, payBy: undefined },
  },
  "startPayment beside another": {
    type: "startPayment",
    provider: "stripe",
    wait: { quotaEndsAt: now + 7, payBy: undefined },
  },
  "startPayment by transfer": {
    type: "startPayment",
    provider: "transfer",
    wait: { quotaEndsAt: undefined, payBy: now + 9 },
  },
  nameSession: { type: "nameSession", session: "cs_1" },
  askConfirmation: { type: "askConfirmation", quotaEndsAt: undefined },
  "askConfirmation over the quota": { type: "askConfirmation", quotaEndsAt: now + 7 },
  pay,
  "pay something else": { ...pay, charge: { ...charge, totalCents: 100 } },
  release: { type: "release", isPaymentClosed: false },
  "release after its payment": { type: "release", isPaymentClosed: true },
  move,
  "move to a taken slot": { ...move, isFree: false },
  "move to its own slot": { ...move, span: spanAt(slot), isFree: false },
  cancel: { type: "cancel", refundCents: 0 },
  "cancel and pay back": { type: "cancel", refundCents: 28_500 },
  "pay the unused back": { type: "refund", refundCents: 18_500 },
} satisfies Record<string, BookingEvent>;

type State = keyof typeof states;
type Outcomes = [string, string, string, string, string, string, string, string, string];

// The transition of every state at every event: after "→" come the next state and the notification to send.
const same = "unchanged";
const table: Record<keyof typeof events, Outcomes> = {
  hold: ["→ held", "→ held", same, "→ held", same, same, "taken", same, same],
  "hold another slot": [
    "→ held",
    "taken",
    "taken",
    "taken",
    "taken",
    "taken",
    "taken",
    "taken",
    "taken",
  ],
  "hold a taken slot": ["taken", "→ held", same, "→ held", same, same, "taken", same, same],
  "hold over the quota": ["tooMany", "→ held", same, "→ held", same, same, "taken", same, same],
  "hold over the limit": [
    "tooManyUnpaid",
    "→ held",
    same,
    "→ held",
    same,
    same,
    "taken",
    same,
    same,
  ],
  "book a session": ["→ confirmed, confirmed", same, same, same, same, same, "taken", same, same],
  "book a session at a taken slot": ["taken", same, same, same, same, same, "taken", same, same],
  "book a session of no purchase": ["usedUp", same, same, same, same, same, "usedUp", same, same],
  "book a session of an unpaid purchase": [
    "usedUp",
    same,
    same,
    same,
    same,
    same,
    "usedUp",
    same,
    same,
  ],
  "book a session of a purchase that is over": [
    "usedUp",
    same,
    same,
    same,
    same,
    same,
    "usedUp",
    same,
    same,
  ],
  "book a session too many": ["usedUp", same, same, same, same, same, "usedUp", same, same],
  startPayment: ["gone", "→ held", same, "→ held", same, same, same, same, same],
  "startPayment elsewhere": ["gone", "→ held", same, "gone", same, same, same, same, same],
  "startPayment beside another": ["gone", "tooMany", same, "gone", same, same, same, same, same],
  nameSession: ["gone", same, same, same, "→ held", same, same, same, same],
  askConfirmation: ["gone", "→ held, confirm", same, "gone", same, same, same, same, same],
  "askConfirmation over the quota": ["gone", "tooMany", same, "gone", same, same, same, same, same],
  pay: [
    "gone",
    "→ confirmed, confirmed",
    "→ confirmed, confirmed",
    "→ confirmed, confirmed",
    "→ confirmed, confirmed",
    same,
    same,
    same,
    "→ confirmed, confirmed",
  ],
  "pay something else": [
    "gone",
    "differs",
    "differs",
    "differs",
    "differs",
    same,
    same,
    same,
    "differs",
  ],
  release: [
    "gone",
    "released",
    "released",
    "released",
    same,
    same,
    same,
    same,
    "→ cancelled, lapsed",
  ],
  "release after its payment": [
    "gone",
    "released",
    "released",
    "released",
    "released",
    same,
    same,
    same,
    "→ cancelled, lapsed",
  ],
  move: ["gone", "gone", "gone", "gone", "gone", "→ confirmed, moved", "tooLate", "gone", "gone"],
  "move to a taken slot": [
    "gone",
    "gone",
    "gone",
    "gone",
    "gone",
    "taken",
    "tooLate",
    "gone",
    "gone",
  ],
  "move to its own slot": ["gone", "gone", "gone", "gone", "gone", same, "tooLate", "gone", "gone"],
  cancel: [
    "gone",
    "gone",
    "gone",
    "gone",
    "gone",
    "→ cancelled, cancelled",
    "tooLate",
    same,
    "gone",
  ],
  "cancel and pay back": [
    "gone",
    "gone",
    "gone",
    "gone",
    "gone",
    "→ cancelled, cancelled",
    "tooLate",
    same,
    "gone",
  ],
  "startPayment by transfer": ["gone", "→ held, payBy", same, "gone", same, same, same, same, same],
  "pay the unused back": [
    "gone",
    "gone",
    "gone",
    "gone",
    "gone",
    "→ confirmed, refunded",
    "→ confirmed, refunded",
    "→ cancelled, refunded",
    "gone",
  ],
};

const cases = Object.entries(table).flatMap(([event, outcomes]) =>
  outcomes.map(
    (outcome, index) =>
      [event as keyof typeof events, Object.keys(states)[index] as State, outcome] as const,
  ),
);

test.each(cases)("%s, of a booking that is %s: %s", (event, state, outcome) => {
  const transition = applyBookingEvent(states[state], events[event], now);
  if (transition.outcome !== "changed") {
    expect(transition.outcome).toBe(outcome);
    return;
  }
  const { booking, notifications } = transition;
  const kinds = new Set(notifications.map(({ kind }) => kind));
  expect(`→ ${[booking.state, ...kinds].join(", ")}`).toBe(outcome);
  const recipients = kinds.has("confirm") ? ["visitor"] : ["visitor", "owner"];
  expect(notifications.map(({ recipient }) => recipient)).toEqual(
    kinds.size === 0 ? [] : recipients,
  );
  for (const { bookingId, startsAt, sequence, writtenAt } of notifications) {
    expect([bookingId, startsAt, sequence, writtenAt]).toEqual([
      booking.id,
      booking.startsAt,
      booking.sequence,
      now,
    ]);
  }
});

function next(state: State, event: keyof typeof events): Booking {
  const transition = applyBookingEvent(states[state], events[event], now);
  if (transition.outcome !== "changed") throw new Error(transition.outcome);
  return transition.booking;
}

test("an hour whose transfer did not come is not confirmed by it later", () => {
  const lapsed = next("awaited", "release");
  expect(lapsed).toMatchObject({ state: "cancelled", holdEndsAt: null, sequence: 1 });
  expect(applyBookingEvent(lapsed, events.pay, now)).toEqual({ outcome: "gone" });
  expect(next("held", "startPayment by transfer")).toMatchObject({
    provider: "transfer",
    holdEndsAt: now + 9,
    paymentClosesAt: null,
  });
});

test("what is paid back ends a purchase, once", () => {
  const refunded = next("confirmed", "pay the unused back");
  expect(refunded).toMatchObject({ state: "confirmed", refundedCents: 18_500, sequence: 0 });
  expect(applyBookingEvent(refunded, events["pay the unused back"], now)).toEqual({
    outcome: "gone",
  });
});

test("a new hold waits ten minutes for its payment", () => {
  expect(next("none", "hold")).toMatchObject({ id: "b2", purchaseId: "p2", name: "Eva" });
  expect(next("none", "hold").holdEndsAt).toBe(now + holdMs);
  expect(applyBookingEvent(undefined, events["hold over the quota"], now)).toEqual({
    outcome: "tooMany",
    freeAt: now + 7,
  });
});

test("a repeated form updates the typed fields, but neither the hour nor its end", () => {
  expect(next("held", "hold")).toEqual({ ...held, name: "Eva" });
});

test("a payment stores its reference and validity, and uses one session", () => {
  expect(next("paying", "pay")).toMatchObject({
    paidAt: now,
    paymentReference: "R2",
    validUntil: now + 5,
    holdEndsAt: null,
    bookedSessions: 1,
    sequence: 0,
  });
});

test("each change of a booking counts, and a cancelled session can be booked again", () => {
  expect(next("confirmed", "move")).toEqual({ ...confirmed, ...spanAt(later), sequence: 1 });
  expect(next("confirmed", "cancel")).toEqual(cancelled);
  expect(next("none", "book a session")).toMatchObject({
    id: "b2",
    topic: "Otro",
    bookedSessions: 2,
    sequence: 0,
  });
});

test("an hour that is paid elsewhere is held a minute longer than the provider's page", () => {
  expect(next("held", "startPayment elsewhere")).toEqual({
    ...held,
    provider: "stripe",
    paymentStartedAt: now,
    paymentClosesAt: now + 35 * 60_000,
    holdEndsAt: now + 36 * 60_000,
  });
  expect(next("elsewhere", "pay").paymentClosesAt).toBeNull();
});

test("a purchase that is paid back has no session left", () => {
  const refunded = next("confirmed", "cancel and pay back");
  expect(refunded).toEqual({ ...cancelled, refundedCents: 28_500 });
  expect(countRemaining(cancelled)).toBe(3);
  expect(countRemaining(refunded)).toBe(0);
});
