import { countRemaining, type Booking } from "./booking.ts";
import { isReminderKind, type ReminderKind } from "./reminders.ts";

/** `confirm` and reminders go to the visitor only; the first asks them to confirm a hold (decision 050). */
type NotificationKind = "confirm" | ChangeKind | PaymentKind | ReminderKind;

const changeKinds = ["confirmed", "moved", "cancelled"] as const;

type ChangeKind = (typeof changeKinds)[number];

/** Mails about a transfer that is awaited (`payBy`, and again `payReminder`) or did not come, and about a refund. */
type PaymentKind = (typeof paymentKinds)[number];

/** Mails that are true only while a transfer is awaited. */
export const awaitingKinds = ["payBy", "payReminder"] as const;

const paymentKinds = [...awaitingKinds, "lapsed", "refunded"] as const;

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

/** Reports a change of a booking to visitor and owner, for their calendars. */
export type ChangeNotification = Notification & { kind: ChangeKind };

export type PaymentNotification = Notification & { kind: PaymentKind };

export type NotificationDraft = Omit<Notification, "id" | "attempts" | "copies" | "booking">;

const recipients = ["visitor", "owner"] as const;

export type Reminder = Notification & { kind: ReminderKind };

export function isChange(notification: Notification): notification is ChangeNotification {
  return changeKinds.some((kind) => kind === notification.kind);
}

export function isPayment(notification: Notification): notification is PaymentNotification {
  return paymentKinds.some((kind) => kind === notification.kind);
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
