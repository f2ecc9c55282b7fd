import { fillText } from "../../../contracts/fill-text.ts";
import { bookingCopy } from "../copy/booking-copy.ts";
import { describeTransfer } from "../copy/describe-transfer.ts";
import { formatAmount } from "../copy/time-formats.ts";
import { bookingAddress, signHold } from "../core/booking-addresses.ts";
import type { PaymentNotification } from "../core/notification.ts";
import { listFacts } from "./compose-visitor-text.ts";
import type { NotificationDependencies } from "./notification-dependencies.ts";

/** Composes the visitor's mail about a transfer, which repeats no typed text, or about a refund. */
export function composePaymentText(
  notification: PaymentNotification,
  dependencies: NotificationDependencies,
): string {
  const { booking, kind } = notification;
  const { locale, refundedCents, currency } = booking;
  const { notifications } = bookingCopy[locale];
  const amount = formatAmount(refundedCents, currency, locale);
  const lines = [
    `${notifications[kind]}.`,
    "",
    ...(kind === "refunded" ? [] : [...listFacts(notification, dependencies), ""]),
    fillText(notifications.transfer[kind], { amount }),
    "",
    ...listSteps(notification, dependencies),
    dependencies.owner.name,
  ];
  return `${lines.join("\n")}\n`;
}

function listSteps(
  { booking, kind }: PaymentNotification,
  { key, siteUrl, payment }: NotificationDependencies,
): string[] {
  const { locale } = booking;
  if (kind === "refunded") return [];
  if (kind === "lapsed") return [siteUrl + bookingAddress(locale, "calendar"), ""];
  const { page, ignore } = bookingCopy[locale].notifications.transfer;
  const hold = signHold(key, booking);
  return [
    ...describeTransfer(booking, payment.transfer).map(([label, value]) => `${label}: ${value}`),
    "",
    page,
    siteUrl + bookingAddress(locale, "payment", { hold }),
    "",
    ignore,
    "",
  ];
}
