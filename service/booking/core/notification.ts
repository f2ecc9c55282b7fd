import { countRemaining, type Booking } from "./booking.ts";
import { isReminderKind, type ReminderKind } from "./reminders.ts";

/** `confirm` and reminders go to the visitor only; the first asks them to confirm a hold (decision 050). */
type NotificationKind = "confirm" | ChangeKind | ReminderKind;

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

export type Reminder = Notification & { kind: ReminderKind };

export function isChange(notification: Notification): notification is ChangeNotification {
  return notification.kind !== "confirm" && !isReminder(notification);
}

export function isReminder(notification: Notification): notification is Reminder {
  return isReminderKind(notification.kind);
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
