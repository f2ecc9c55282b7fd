import type { Refusal, Transition } from "../core/booking-event.ts";
import type { Booking } from "../core/booking.ts";

export type BookingOutcome = { outcome: "booked"; booking: Booking } | Refusal;

export type ChangeOutcome = "done" | Refusal["outcome"];

export function toBookingOutcome(transition: Transition): BookingOutcome {
  return "booking" in transition ? { outcome: "booked", booking: transition.booking } : transition;
}

export function toChangeOutcome(transition: Transition): ChangeOutcome {
  return "booking" in transition ? "done" : transition.outcome;
}
