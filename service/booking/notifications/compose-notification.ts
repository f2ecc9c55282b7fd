import type { SendMailOptions } from "nodemailer";
import { findBareAddress, makeMessageId, toHeaderText } from "../../delivery/mail-address.ts";
import { bookingCopy } from "../copy/booking-copy.ts";
import { createTimeFormats } from "../copy/time-formats.ts";
import {
  isChange,
  isPayment,
  isReminder,
  type ChangeNotification,
  type Notification,
  type PaymentNotification,
} from "../core/notification.ts";
import { writeCalendarFile } from "./calendar-file.ts";
import { composeOwnerText } from "./compose-owner-text.ts";
import { composePaymentText } from "./compose-payment-text.ts";
import { composeReminderText } from "./compose-reminder-text.ts";
import { composeConfirmationText, composeVisitorText } from "./compose-visitor-text.ts";
import { describeEvent } from "./describe-event.ts";
import type { NotificationDependencies } from "./notification-dependencies.ts";

const ownerLocale = "es";

/**
 * Composes the mail about a booking, for visitor or owner; about a change it has a calendar file attached (RFC 6047).
 */
export function composeNotification(
  notification: Notification,
  dependencies: NotificationDependencies,
): SendMailOptions {
  const { booking, recipient } = notification;
  const { owner, to, from } = dependencies;
  const sender = findBareAddress(from);
  return {
    from: { name: owner.name, address: sender },
    ...(recipient === "owner"
      ? { to, replyTo: { name: toHeaderText(booking.name), address: booking.email } }
      : { to: booking.email, replyTo: owner.email }),
    // Never change this format: a mail that waits across an update keeps its id.
    messageId: makeMessageId(`notification-${notification.id}`, sender),
    // Prevents automatic replies, which would go to the other side (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    ...(isChange(notification)
      ? composeChange(notification, dependencies)
      : composeText(notification, dependencies)),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function composeText(
  notification: Notification,
  dependencies: NotificationDependencies,
): Pick<SendMailOptions, "subject" | "text"> {
  if (isPayment(notification) && notification.recipient === "owner") {
    return {
      subject: composeOwnerSubject(notification, dependencies),
      text: composeOwnerText(notification, ownerLocale, dependencies),
    };
  }
  const subject = composeVisitorSubject(notification);
  if (isPayment(notification))
    return { subject, text: composePaymentText(notification, dependencies) };
  return {
    subject,
    text: isReminder(notification)
      ? composeReminderText(notification, dependencies)
      : composeConfirmationText(notification, dependencies),
  };
}

function composeChange(
  notification: ChangeNotification,
  dependencies: NotificationDependencies,
): Pick<SendMailOptions, "subject" | "text" | "icalEvent"> {
  const { booking, recipient, kind, writtenAt } = notification;
  const { owner, to, from } = dependencies;
  const isOwner = recipient === "owner";
  const method = kind === "cancelled" ? "CANCEL" : "REQUEST";
  const event = {
    ...describeEvent(notification, recipient, dependencies),
    writtenAt,
    // Calendar programs accept a change only from the organizer of the invitation.
    organizer: { name: owner.name, address: findBareAddress(from) },
    attendees: [isOwner ? findBareAddress(to) : booking.email],
  };
  return {
    subject: isOwner
      ? composeOwnerSubject(notification, dependencies)
      : composeVisitorSubject(notification),
    text: isOwner
      ? composeOwnerText(notification, ownerLocale, dependencies)
      : composeVisitorText(notification, dependencies),
    icalEvent: { method, filename: "cita.ics", content: writeCalendarFile(method, event) },
  };
}

function composeVisitorSubject({ booking, kind, startsAt }: Notification): string {
  const { locale, timeZone } = booking;
  const { moment } = createTimeFormats(locale, timeZone);
  return `${bookingCopy[locale].notifications[kind]}: ${moment(startsAt)}`;
}

function composeOwnerSubject(
  { booking, kind, startsAt }: ChangeNotification | PaymentNotification,
  { rules }: NotificationDependencies,
): string {
  const { moment } = createTimeFormats(ownerLocale, rules.timeZone);
  const change = bookingCopy[ownerLocale].notifications.owner[kind];
  return `${change}: ${moment(startsAt)} - ${toHeaderText(booking.name)}`;
}
