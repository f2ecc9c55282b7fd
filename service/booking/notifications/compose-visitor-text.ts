import { consultation } from "../../../contracts/consultation.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { bookingCopy } from "../copy/booking-copy.ts";
import { describeRemaining } from "../copy/describe-remaining.ts";
import { listPreparation } from "../copy/list-preparation.ts";
import { createTimeFormats, formatAmount } from "../copy/time-formats.ts";
import {
  bookingAddress,
  signAppointment,
  signConfirmation,
  signPurchase,
} from "../core/booking-addresses.ts";
import type { Booking } from "../core/booking.ts";
import { findProviderId } from "../core/holds/transfer.ts";
import type { ChangeNotification, Notification } from "../core/notification.ts";
import type { NotificationDependencies } from "./notification-dependencies.ts";

/** Composes the visitor's mail about a change without repeating typed text: the address may be somebody else's. */
export function composeVisitorText(
  notification: ChangeNotification,
  dependencies: NotificationDependencies,
): string {
  const { booking, kind } = notification;
  const { notifications, payment } = bookingCopy[booking.locale];
  const lines = [
    `${notifications[kind]}.`,
    "",
    ...listFacts(notification, dependencies),
    "",
    ...(kind === "cancelled" ? [] : listInstructions(notification, dependencies)),
    ...listRemaining(notification, dependencies),
    describeMoney(
      booking,
      payment.providers[findProviderId(booking, dependencies.payment)].receipt,
    ),
    ...(kind === "confirmed" ? [notifications.ignore] : []),
    "",
    dependencies.owner.name,
  ];
  return `${lines.join("\n")}\n`;
}

/** Composes the mail with the link that confirms a hold; its reader may not have requested it. */
export function composeConfirmationText(
  notification: Notification,
  dependencies: NotificationDependencies,
): string {
  const { booking } = notification;
  const { locale, timeZone, holdEndsAt } = booking;
  const { key, siteUrl, owner, payment: provider } = dependencies;
  const { notifications, payment } = bookingCopy[locale];
  const { time, city } = createTimeFormats(locale, timeZone);
  const until = `${time(holdEndsAt ?? 0)} (${city})`;
  const confirmation = signConfirmation(key, booking);
  const lines = [
    `${notifications.confirm}.`,
    "",
    ...listFacts(notification, dependencies),
    "",
    fillText(notifications.confirmBy, { time: until }),
    siteUrl + bookingAddress(locale, "confirm", { confirmation }),
    "",
    payment.providers[provider.id].receipt,
    notifications.confirmIgnore,
    "",
    owner.name,
  ];
  return `${lines.join("\n")}\n`;
}

/** Says what is paid back, or else how it was paid. */
function describeMoney({ refundedCents, currency, locale }: Booking, receipt: string): string {
  if (refundedCents === 0) return receipt;
  const amount = formatAmount(refundedCents, currency, locale);
  return fillText(bookingCopy[locale].appointment.refunded, { amount });
}

export function listFacts(
  { booking: { locale, timeZone }, startsAt }: Notification,
  { rules }: NotificationDependencies,
): string[] {
  const { notifications, appointment } = bookingCopy[locale];
  const visitors = createTimeFormats(locale, timeZone);
  const owners = createTimeFormats(locale, rules.timeZone);
  const ownerTime = fillText(notifications.ownerTime, { city: owners.city });
  return [
    `${notifications.when}: ${visitors.moment(startsAt)} (${visitors.city})`,
    ...(owners.city === visitors.city ? [] : [`${ownerTime}: ${owners.moment(startsAt)}`]),
    fillText(appointment.minutes, { count: consultation.minutes }),
  ];
}

export function listInstructions(
  { booking }: Notification,
  { key, siteUrl }: NotificationDependencies,
): string[] {
  const { locale } = booking;
  const { notifications, appointment } = bookingCopy[locale];
  const token = signAppointment(key, booking);
  return [
    appointment.prepareTitle,
    ...listPreparation(locale).map((step) => `- ${step}`),
    "",
    appointment.connect,
    "",
    `${fillText(notifications.manage, { hours: consultation.rescheduleHours })}:`,
    siteUrl + bookingAddress(locale, "appointment", { booking: token }),
    "",
  ];
}

function listRemaining(
  { booking, remaining }: Notification,
  { key, siteUrl }: NotificationDependencies,
): string[] {
  if (remaining === 0) return [];
  const { locale } = booking;
  const { remaining_one: one, remaining_other: other } = bookingCopy[locale].appointment;
  return [
    describeRemaining({ one, other }, booking, locale, remaining),
    siteUrl + bookingAddress(locale, "balance", { package: signPurchase(key, booking) }),
    "",
  ];
}
