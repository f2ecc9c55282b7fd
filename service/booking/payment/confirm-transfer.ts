import type { BookingRules } from "../../../contracts/booking-rules.ts";
import type { Booking } from "../core/booking.ts";
import { nameReference } from "../core/holds/transfer.ts";
import { findPackageEnd } from "../core/package-validity.ts";
import type { BookingStore } from "../store/booking-store.ts";

/**
 * Confirms the booking whose transfer the owner has seen, by its id or the transfer's reference; returns undefined if
 * none waits under that name. The mails are queued with it.
 */
export async function confirmTransfer(
  bookings: Pick<BookingStore, "listAwaited" | "confirm">,
  rules: Pick<BookingRules, "packageMonths">,
  named: string,
  now: number,
): Promise<Booking | undefined> {
  const wanted = named.trim().toUpperCase();
  const booking = (await bookings.listAwaited()).find(
    (awaited) => awaited.id.toUpperCase() === wanted || nameReference(awaited) === wanted,
  );
  if (booking === undefined) return undefined;
  const { id, sessions, totalCents, currency } = booking;
  const paid = { reference: nameReference(booking), sessions, totalCents, currency };
  const outcome = await bookings.confirm(id, paid, findPackageEnd(rules, now));
  return outcome === "done" ? booking : undefined;
}
