import { countRemaining, type Booking } from "./booking.ts";

export type Notification = {
  id: string;
  bookingId: string;
  recipient: "visitor" | "owner";
  kind: "confirmed" | "moved" | "cancelled";
  startsAt: number;
  endsAt: number;
  sequence: number;
  remaining: number;
  writtenAt: number;
  attempts: number;
  booking: Booking;
};

export type NotificationDraft = Omit<Notification, "id" | "attempts" | "booking">;

const recipients = ["visitor", "owner"] as const;

export function draftNotifications(
  booking: Booking,
  kind: Notification["kind"],
  now: number,
): NotificationDraft[] {
  const { id: bookingId, startsAt, endsAt, sequence } = booking;
  const remaining = countRemaining(booking);
  return recipients.map((recipient) => ({
    bookingId,
    recipient,
    kind,
    startsAt,
    endsAt,
    sequence,
    remaining,
    writtenAt: now,
  }));
}
