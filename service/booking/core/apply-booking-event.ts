import { isSameCharge, type Booking } from "./booking.ts";
import type { BookingEvent, Transition } from "./booking-event.ts";
import { cancel, miss, move, refund } from "./changes/change-session.ts";
import { change, notify } from "./changes/transition.ts";
import {
  confirmationMs,
  hasHoldEnded,
  holdMs,
  paymentHoldMs,
  paymentMs,
} from "./holds/hold-quota.ts";
import { hasSessionLeft } from "./package-validity.ts";
import { hasLapsed, isAwaited } from "./holds/transfer.ts";

type EventOf<Type extends BookingEvent["type"]> = Extract<BookingEvent, { type: Type }>;

/**
 * Returns the next state of a booking and the notifications to send, or why the event is refused. `booking` is the
 * one that the event names; for `hold` and `bookSession`, the one that the same form created earlier, if any.
 */
export function applyBookingEvent(
  booking: Booking | undefined,
  event: BookingEvent,
  now: number,
): Transition {
  if (event.type === "hold") return hold(booking, event, now);
  if (event.type === "bookSession") return bookSession(booking, event, now);
  if (booking === undefined) return { outcome: "gone" };
  switch (event.type) {
    case "startPayment":
      return startPayment(booking, event, now);
    case "nameSession":
      return booking.paymentClosesAt === null || booking.paymentSession === event.session
        ? { outcome: "unchanged", booking }
        : change({ ...booking, paymentSession: event.session });
    case "askConfirmation":
      return askConfirmation(booking, event, now);
    case "pay":
      return pay(booking, event, now);
    case "release":
      return release(booking, event, now);
    case "move":
      return move(booking, event, now);
    case "cancel":
      return cancel(booking, event, now);
    case "refund":
      return refund(booking, event, now);
    case "miss":
      return miss(booking, event, now);
  }
}

function hold(own: Booking | undefined, event: EventOf<"hold">, now: number): Transition {
  const { span, details, ids, isFree, quotaEndsAt, limitEndsAt } = event;
  if (own?.startsAt === span.startsAt) {
    const isOpen = own.state === "held" && own.paymentStartedAt === null;
    return isOpen ? change({ ...own, ...details }) : { outcome: "unchanged", booking: own };
  }
  if (own !== undefined || !isFree) return { outcome: "taken" };
  if (quotaEndsAt !== undefined) return { outcome: "tooMany", freeAt: quotaEndsAt };
  if (limitEndsAt !== undefined) return { outcome: "tooManyUnpaid", freeAt: limitEndsAt };
  return change({
    invoiceName: "",
    taxId: "",
    ...details,
    ...ids,
    invoiceNumber: null,
    taxCents: null,
    state: "held",
    startsAt: span.startsAt,
    endsAt: span.endsAt,
    holdEndsAt: now + holdMs,
    sequence: 0,
    createdAt: now,
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
  });
}

function bookSession(
  own: Booking | undefined,
  { span, id, topic, purchase, isFree }: EventOf<"bookSession">,
  now: number,
): Transition {
  if (own?.startsAt === span.startsAt) return { outcome: "unchanged", booking: own };
  if (!hasSessionLeft(purchase, now)) return { outcome: "usedUp" };
  if (own !== undefined || !isFree) return { outcome: "taken" };
  const booking: Booking = {
    ...purchase,
    id,
    state: "confirmed",
    startsAt: span.startsAt,
    endsAt: span.endsAt,
    holdEndsAt: null,
    sequence: 0,
    topic,
    createdAt: now,
    forfeitedAt: null,
    bookedSessions: purchase.bookedSessions + 1,
  };
  return notify(booking, "confirmed", now);
}

/** Fixes the purchase; an hour is held as long as its payment may take. */
function startPayment(
  booking: Booking,
  { provider, wait }: EventOf<"startPayment">,
  now: number,
): Transition {
  if (booking.state !== "held" || booking.paymentStartedAt !== null)
    return { outcome: "unchanged", booking };
  const started: Booking = { ...booking, paymentStartedAt: now, provider };
  if (wait === undefined) return change(started);
  if (hasHoldEnded(booking, now)) return { outcome: "gone" };
  const { quotaEndsAt, payBy } = wait;
  if (quotaEndsAt !== undefined) return { outcome: "tooMany", freeAt: quotaEndsAt };
  if (payBy !== undefined) return notify({ ...started, holdEndsAt: payBy }, "payBy", now);
  return change({
    ...started,
    paymentClosesAt: now + paymentMs,
    holdEndsAt: now + paymentHoldMs,
  });
}

/**
 * While the provider may still take money for an hour, it is not let go. One that waited for a transfer stays as a
 * cancelled booking: both sides know of it, and the money may be under way.
 */
function release(
  booking: Booking,
  { isPaymentClosed }: EventOf<"release">,
  now: number,
): Transition {
  const isOpen = booking.paymentClosesAt !== null && !isPaymentClosed;
  if (booking.state !== "held" || isOpen) return { outcome: "unchanged", booking };
  if (!isAwaited(booking)) return { outcome: "released", booking };
  const { sequence } = booking;
  const lapsed: Booking = {
    ...booking,
    state: "cancelled",
    holdEndsAt: null,
    sequence: sequence + 1,
  };
  return notify(lapsed, "lapsed", now);
}

/** Fixes the purchase, as a payment does, and extends the hold until the mailed link is opened. */
function askConfirmation(
  booking: Booking,
  { quotaEndsAt }: EventOf<"askConfirmation">,
  now: number,
): Transition {
  if (hasHoldEnded(booking, now)) return { outcome: "gone" };
  const started = startPayment(booking, { type: "startPayment", provider: "demonstration" }, now);
  if (started.outcome !== "changed") return started;
  if (quotaEndsAt !== undefined) return { outcome: "tooMany", freeAt: quotaEndsAt };
  return notify({ ...started.booking, holdEndsAt: now + confirmationMs }, "confirm", now);
}

/** A payment confirms an expired hold too, unless somebody else has taken its hour. */
function pay(booking: Booking, event: EventOf<"pay">, now: number): Transition {
  if (hasLapsed(booking)) return { outcome: "gone" };
  if (booking.state !== "held") return { outcome: "unchanged", booking };
  if (!isSameCharge(booking, event.charge)) return { outcome: "differs" };
  const paid: Booking = {
    ...booking,
    state: "confirmed",
    holdEndsAt: null,
    paymentClosesAt: null,
    paidAt: now,
    paymentReference: event.reference,
    validUntil: event.validUntil,
    bookedSessions: booking.bookedSessions + 1,
  };
  return notify(paid, "confirmed", now);
}
