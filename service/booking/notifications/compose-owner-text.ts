import type { Locale } from "../../../contracts/locale.ts";
import { bookingCopy } from "../copy/booking-copy.ts";
import { nameSessions } from "../copy/describe-purchase.ts";
import { createTimeFormats, formatAmount } from "../copy/time-formats.ts";
import type { ChangeNotification } from "../core/notification.ts";
import type { NotificationDependencies } from "./notification-dependencies.ts";

export function composeOwnerText(
  { booking, kind, startsAt, remaining }: ChangeNotification,
  locale: Locale,
  { rules, payment }: NotificationDependencies,
): string {
  const { notifications, payment: paymentCopy } = bookingCopy[locale];
  const { owner } = notifications;
  const own = createTimeFormats(locale, rules.timeZone);
  const visitors = createTimeFormats(locale, booking.timeZone);
  const bought = nameSessions(booking.sessions, locale);
  const amount = formatAmount(booking.totalCents, booking.currency, locale);
  const facts = [
    [notifications.when, `${own.moment(startsAt)} (${own.city})`],
    [owner.name, booking.name],
    [owner.email, booking.email],
    [owner.language, owner.languages[booking.locale]],
    [owner.zone, `${booking.timeZone} (${visitors.moment(startsAt)})`],
    [owner.bought, `${bought}, ${amount}. ${paymentCopy.providers[payment.id].receipt}`],
    [owner.remaining, String(remaining)],
    [owner.id, booking.id],
  ];
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  const topic = booking.topic === "" ? "" : `\n${owner.topic}:\n${booking.topic}\n`;
  return `${owner[kind]}.\n\n${lines.join("\n")}\n${topic}`;
}
