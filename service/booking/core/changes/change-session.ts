import type { Booking } from "../booking.ts";
import type { BookingEvent, Transition } from "../booking-event.ts";
import { canChange, canMiss, isWithinNotice } from "../change-notice.ts";
import { change, notify } from "./transition.ts";

type EventOf<Type extends BookingEvent["type"]> = Extract<BookingEvent, { type: Type }>;

/** The notice binds the client; the owner moves until the session has ended. */
export function move(
  booking: Booking,
  { span, isFree, isOwner = false }: EventOf<"move">,
  now: number,
): Transition {
  if (booking.state !== "confirmed") return { outcome: "gone" };
  if (booking.startsAt === span.startsAt) return { outcome: "unchanged", booking };
  if (isOwner ? hasEnded(booking, now) : isWithinNotice(booking, now))
    return { outcome: "tooLate" };
  if (!isFree) return { outcome: "taken" };
  const { startsAt, endsAt } = span;
  return notify({ ...booking, startsAt, endsAt, sequence: booking.sequence + 1 }, "moved", now);
}

/** The notice binds the client; the owner cancels until the session has ended. */
export function cancel(
  booking: Booking,
  { refundCents, isOwner = false, isForfeited = false }: EventOf<"cancel">,
  now: number,
): Transition {
  if (booking.state === "cancelled") return { outcome: "unchanged", booking };
  if (booking.state !== "confirmed") return { outcome: "gone" };
  if (isOwner ? hasEnded(booking, now) : !canChange(booking, now)) return { outcome: "tooLate" };
  const cancelled: Booking = {
    ...booking,
    state: "cancelled",
    sequence: booking.sequence + 1,
    bookedSessions: booking.bookedSessions - (isForfeited ? 0 : 1),
    forfeitedAt: isForfeited ? now : null,
    refundedCents: booking.refundedCents + refundCents,
  };
  return notify(cancelled, "cancelled", now);
}

/** Ends a purchase: what is not booked is paid back, once. */
export function refund(
  booking: Booking,
  { refundCents }: EventOf<"refund">,
  now: number,
): Transition {
  if (booking.paidAt === null || booking.refundedCents > 0 || refundCents <= 0)
    return { outcome: "gone" };
  return notify({ ...booking, refundedCents: refundCents }, "refunded", now);
}

/** Notes that the client did not come, or that this was a slip; the session stays used either way. */
export function miss(booking: Booking, { isMissed }: EventOf<"miss">, now: number): Transition {
  if (booking.state !== "confirmed") return { outcome: "gone" };
  if (isMissed && !canMiss(booking, now)) return { outcome: "tooLate" };
  return change({ ...booking, forfeitedAt: isMissed ? now : null });
}

function hasEnded({ endsAt }: Booking, now: number): boolean {
  return endsAt <= now;
}
