import { countRemaining, type Booking } from "./booking.ts";

/** `confirm` goes to the visitor only and asks them to confirm a hold (decision 050). */
type NotificationKind = "confirm" | ChangeKind;

type ChangeKind = "confirmed" | "moved" | "cancelled";

export type Notification = {
  id: string;
  bookingId: string;
  recipient: "visitor" | "owner";
  kind: NotificationKind;
  startsAt: number;
  endsAt: number;
  sequence: number;
  remaining: number;
  writtenAt: number;
  attempts: number;
  /** How often the mail may have been delivered. */
  copies: number;
  booking: Booking;
};

/** Reports a change of a booking to visitor and owner. */
export type ChangeNotification = Notification & { kind: ChangeKind };

export type NotificationDraft = Omit<Notification, "id" | "attempts" | "copies" | "booking">;

const recipients = ["visitor", "owner"] as const;

export function isChange(notification: Notification): notification is ChangeNotification {
  return notification.kind !== "confirm";
}

export function draftNotifications(
  booking: Booking,
  kind: Notification["kind"],
  now: number,
): NotificationDraft[] {
  const { id: bookingId, startsAt, endsAt, sequence } = booking;
  const remaining = countRemaining(booking);
  return (kind === "confirm" ? (["visitor"] as const) : recipients).map((recipient) => ({
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
