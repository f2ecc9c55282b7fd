import { countRemaining, type Booking } from "./booking.ts";

/** `confirm` asks the visitor alone to confirm a hold (decision 050). */
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
  /** How often it may have left. */
  copies: number;
  booking: Booking;
};

/** Tells of what has changed, and goes to both sides. */
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
