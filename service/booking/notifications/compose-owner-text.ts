import { fillText } from "../../../contracts/fill-text.ts";
import type { Locale } from "../../../contracts/locale.ts";
import { bookingCopy } from "../copy/booking-copy.ts";
import { nameSessions } from "../copy/describe-purchase.ts";
import { createTimeFormats, formatAmount } from "../copy/time-formats.ts";
import type { Booking } from "../core/booking.ts";
import { findProviderId, isAwaited, nameReference } from "../core/holds/transfer.ts";
import type {
  ChangeNotification,
  Notification,
  PaymentNotification,
} from "../core/notification.ts";
import type { NotificationDependencies } from "./notification-dependencies.ts";

export function composeOwnerText(
  { booking, kind, startsAt, remaining }: ChangeNotification | PaymentNotification,
  locale: Locale,
  { rules, payment }: NotificationDependencies,
): string {
  const { id, holdEndsAt, paidAt, refundedCents, currency } = booking;
  const { notifications, payment: paymentCopy } = bookingCopy[locale];
  const { owner } = notifications;
  const own = createTimeFormats(locale, rules.timeZone);
  const visitors = createTimeFormats(locale, booking.timeZone);
  const bought = nameSessions(booking.sessions, locale);
  const format = (cents: number) => formatAmount(cents, currency, locale);
  const receipt =
    paidAt === null
      ? owner.unpaid
      : paymentCopy.providers[findProviderId(booking, payment)].receipt;
  const money: [string, string][] = [];
  if (isAwaited(booking))
    money.push(
      [owner.reference, nameReference(booking)],
      [owner.until, own.moment(holdEndsAt ?? 0)],
    );
  if (refundedCents > 0) money.push([owner.refund, format(refundedCents)]);
  const invoice = [booking.invoiceName, booking.taxId].filter((text) => text !== "").join(", ");
  if (invoice !== "") money.push([owner.invoice, invoice]);
  const facts = [
    [notifications.when, `${own.moment(startsAt)} (${own.city})`],
    [owner.name, booking.name],
    [owner.email, booking.email],
    [owner.language, owner.languages[booking.locale]],
    [owner.zone, `${booking.timeZone} (${visitors.moment(startsAt)})`],
    [owner.bought, `${bought}, ${format(booking.totalCents)}. ${receipt}`],
    ...money,
    [owner.remaining, String(remaining)],
    [owner.id, id],
  ];
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  const topic = booking.topic === "" ? "" : `\n${owner.topic}:\n${booking.topic}\n`;
  const todo = findTodo(booking, kind, owner.todo);
  return `${owner[kind]}.\n\n${lines.join("\n")}\n${topic}${todo === "" ? "" : `\n${todo}\n`}`;
}

/** Returns what a mail asks of the owner; empty if nothing. */
function findTodo(
  booking: Booking,
  kind: Notification["kind"],
  { pay, refund }: { pay: string; refund: string },
): string {
  if (isAwaited(booking)) return fillText(pay, { reference: nameReference(booking) });
  return kind === "refunded" && booking.provider === "transfer" ? refund : "";
}
