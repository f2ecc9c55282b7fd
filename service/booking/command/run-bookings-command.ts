import { failWith, succeed, type CommandResult } from "../../command-result.ts";
import type { BookingRules } from "../../../contracts/booking-rules.ts";
import type { Prices } from "../../../contracts/price.ts";
import { countRemaining, type Booking } from "../core/booking.ts";
import { nameReference } from "../core/holds/transfer.ts";
import { findUnusedRefund } from "../core/refund.ts";
import type { HoursStore } from "../owner/hours-store.ts";
import { OwnerChanges } from "../owner/owner-changes.ts";
import { changeBookings, changeUsage } from "./change-bookings.ts";
import type { BookingStore } from "../store/booking-store.ts";
import type { NotificationStore } from "../store/notification-store.ts";
import { toCsv, toJson } from "./export-bookings.ts";
import { createTimeFormats, formatAmount } from "../copy/time-formats.ts";
import type { Money } from "../core/payment-provider.ts";
import { noteInvoice } from "./note-invoice.ts";
import { confirmTransfer } from "../payment/confirm-transfer.ts";
import { describeIssue } from "../payment/describe-issue.ts";
import type { PaymentStore } from "../store/payment-store.ts";

type Stores = {
  bookings: BookingStore;
  notifications: NotificationStore;
  payments: PaymentStore;
  hours: HoursStore;
  rules: BookingRules;
  prices: Pick<Prices, "session" | "discounts">;
  now: () => number;
};

const usage = `The bookings of the site's own calendar.

  npm run bookings -- list            all of them, in the order of their hours
  npm run bookings -- payments        payments that need you, or wait for the provider
  npm run bookings -- seen PAYMENT    take a payment off that list, once it is settled
  npm run bookings -- paid REFERENCE  confirm the booking whose transfer has arrived
  npm run bookings -- refund ID       end a package: pay back what is not booked (the ID is in the list)
  npm run bookings -- invoice ID NUMBER PERCENT
                                      note the number of its invoice, and the tax that the price includes
  npm run bookings -- retry failed    send again the mails that failed
${changeUsage}  npm run bookings -- erase EMAIL     erase for good all that a person booked; their hours are free again
  npm run --silent bookings -- export --csv > bookings.csv
  npm run --silent bookings -- export --json > bookings.json
`;

/** Runs `npm run bookings`; a running service notices the changes within half a minute. */
export async function runBookingsCommand(
  args: readonly string[],
  stores: Stores,
): Promise<CommandResult> {
  const [name = "", subject = "", surplus, percent] = args;
  const { bookings, notifications } = stores;
  if (name === "invoice" && percent !== undefined && args.length === 4)
    return noteInvoice(bookings, subject, surplus ?? "", percent);
  const changes = new OwnerChanges({ ...stores, onNotifications: () => undefined });
  const changed = await changeBookings(args, {
    ...stores,
    changes,
    timeZone: stores.rules.timeZone,
  });
  if (changed !== undefined) return changed;
  if (surplus === undefined) {
    await bookings.releaseExpired();
    if (name === "list" && subject === "") return listBookings(stores);
    if (name === "paid" && subject !== "") return markPaid(stores, subject);
    if (name === "refund" && subject !== "") return refundUnused(stores, subject);
    if (name === "payments" && subject === "") return listPayments(stores);
    if (name === "seen" && subject !== "") return markSeen(stores.payments, subject);
    const exported = name === "export" ? await exportBookings(stores, subject) : undefined;
    if (exported !== undefined) return exported;
    if (name === "retry" && subject === "failed") {
      return succeed(
        `${String(await notifications.requeueAll("failed"))} put back in the queue.\n`,
      );
    }
    if (name === "erase" && subject !== "") return eraseBookings(bookings, subject);
  }
  return { exitCode: 2, output: usage };
}

async function listBookings({ bookings, notifications, rules }: Stores): Promise<CommandResult> {
  const { moment } = createTimeFormats("es", rules.timeZone);
  const lines = [];
  for (const booking of await bookings.list()) {
    const mails = Object.entries(await notifications.countStates(booking.id))
      .map(([state, count]) => `${String(count)} ${state}`)
      .join(", ");
    const { id, startsAt, state, name, email } = booking;
    const left = `${String(countRemaining(booking))} of ${String(booking.sessions)} left to book`;
    lines.push(
      `${moment(startsAt)}  ${state}  ${name} <${email}>  ${left}  mails: ${mails || "none"}  ${id}\n`,
    );
  }
  return succeed(lines.length === 0 ? "There are no bookings yet.\n" : lines.join(""));
}

function describeAmount({ cents, currency }: Omit<Money, "reference">): string {
  return formatAmount(cents, currency, "es");
}

async function listPayments({ bookings, payments, rules }: Stores): Promise<CommandResult> {
  const { moment } = createTimeFormats("es", rules.timeZone);
  const lines = [
    ...(await payments.listIssues()).map(
      (issue) =>
        `${moment(issue.notedAt)}  ${describeAmount(issue)}  ${issue.email}  ${describeIssue(issue)}\n`,
    ),
    ...(await payments.listRefunds()).map(
      (refund) =>
        `${describeAmount(refund)}  ${refund.email}  ${refund.reference} is being paid back\n`,
    ),
    ...(await bookings.listPaying()).map(
      ({ startsAt, name, email }) => `${moment(startsAt)}  ${name} <${email}> is paying\n`,
    ),
    ...(await bookings.listAwaited()).map(
      (booking) =>
        `${describeAmount(toMoney(booking))}  ${booking.name} <${booking.email}>  transfer ${nameReference(booking)}, awaited until ${moment(booking.holdEndsAt ?? 0)}\n`,
    ),
  ];
  return succeed(lines.length === 0 ? "No payment waits for anybody.\n" : lines.join(""));
}

function toMoney({ totalCents: cents, currency }: Booking): Omit<Money, "reference"> {
  return { cents, currency };
}

async function markPaid({ bookings, rules, now }: Stores, named: string): Promise<CommandResult> {
  const booking = await confirmTransfer(bookings, rules, named, now());
  return booking === undefined
    ? failWith(
        `No transfer is awaited as ${named}. If its hour was let go, agree another one, or pay it back.\n`,
      )
    : succeed(`${booking.name} <${booking.email}> is confirmed, and both of you get the mail.\n`);
}

async function refundUnused({ bookings, prices }: Stores, id: string): Promise<CommandResult> {
  const booking = await bookings.find(id);
  const cents = booking === undefined ? 0 : findUnusedRefund(booking, prices);
  const outcome = cents === 0 ? "gone" : await bookings.refund(id, cents);
  if (booking === undefined || outcome !== "done")
    return failWith(`There is nothing of ${id} to pay back.\n`);
  const amount = describeAmount({ cents, currency: booking.currency });
  const way =
    booking.provider === "transfer"
      ? "Pay it back by transfer"
      : "Stripe pays it back within minutes";
  return succeed(`${amount} for ${booking.name} <${booking.email}>. ${way}.\n`);
}

async function markSeen(payments: PaymentStore, reference: string): Promise<CommandResult> {
  const seen = await payments.markSeen(reference);
  return seen === 0
    ? failWith(`There is no payment ${reference} that needs you.\n`)
    : succeed(`${reference} is off the list.\n`);
}

async function exportBookings(
  { bookings, rules }: Stores,
  format: string,
): Promise<CommandResult | undefined> {
  if (format === "--json") return succeed(toJson(await bookings.list()));
  if (format === "--csv" || format === "")
    return succeed(toCsv(await bookings.list(), rules.timeZone));
  return undefined;
}

async function eraseBookings(bookings: BookingStore, email: string): Promise<CommandResult> {
  const erased = await bookings.erase(email);
  const left = (await bookings.listPaying()).some((paying) => isSamePerson(paying.email, email))
    ? `A payment of ${email} is under way: erase again in an hour.\n`
    : "";
  return erased === 0 && left === ""
    ? failWith(`There is nothing from ${email}.\n`)
    : succeed(`${String(erased)} erased.\n${left}`);
}

function isSamePerson(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
