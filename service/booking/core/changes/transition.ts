import type { Booking } from "../booking.ts";
import type { Transition } from "../booking-event.ts";
import { draftNotifications, type Notification } from "../notification.ts";

/** Returns a change of which nobody is notified. */
export function change(booking: Booking): Transition {
  return { outcome: "changed", booking, notifications: [] };
}

/** Returns a change with its notifications. */
export function notify(booking: Booking, kind: Notification["kind"], now: number): Transition {
  return { outcome: "changed", booking, notifications: draftNotifications(booking, kind, now) };
}
