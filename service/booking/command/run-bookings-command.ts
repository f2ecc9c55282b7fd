import { failWith, succeed, type CommandResult } from "../../command-result.ts";
import { countRemaining } from "../core/booking.ts";
import type { BookingStore } from "../store/booking-store.ts";
import type { NotificationStore } from "../store/notification-store.ts";
import { toCsv, toJson } from "./export-bookings.ts";
import { createTimeFormats, formatAmount } from "../copy/time-formats.ts";
import type { Money } from "../core/payment-provider.ts";
import { describeIssue } from "../payment/describe-issue.ts";
import type { PaymentStore } from "../store/payment-store.ts";

type Stores = {
  bookings: BookingStore;
  notifications: NotificationStore;
  payments: PaymentStore;
  timeZone: string;
};

const usage = `The bookings of the site's own calendar.

  npm run bookings -- list            all of them, in the order of their hours
  npm run bookings -- payments        payments that need you, or wait for the provider
  npm run bookings -- seen PAYMENT    take a payment off that list, once it is settled
  npm run bookings -- retry failed    send again the mails that failed
  npm run bookings -- erase EMAIL     erase for good all that a person booked; their hours are free again
  npm run --silent bookings -- export --csv > bookings.csv
  npm run --silent bookings -- export --json > bookings.json
`;

/** Runs `npm run bookings`; a running service notices the changes within half a minute. */
export async function runBookingsCommand(
  args: readonly string[],
  stores: Stores,
): Promise<CommandResult> {
  const [name = "", subject = "", surplus] = args;
  const { bookings, notifications } = stores;
  if (surplus === undefined) {
    await bookings.releaseExpired();
    if (name === "list" && subject === "") return listBookings(stores);
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

async function listBookings({ bookings, notifications, timeZone }: Stores): Promise<CommandResult> {
  const { moment } = createTimeFormats("es", timeZone);
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

function describeAmount({ cents, currency }: Money): string {
  return formatAmount(cents, currency, "es");
}

async function listPayments({ bookings, payments, timeZone }: Stores): Promise<CommandResult> {
  const { moment } = createTimeFormats("es", timeZone);
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
  ];
  return succeed(lines.length === 0 ? "No payment waits for anybody.\n" : lines.join(""));
}

async function markSeen(payments: PaymentStore, reference: string): Promise<CommandResult> {
  const seen = await payments.markSeen(reference);
  return seen === 0
    ? failWith(`There is no payment ${reference} that needs you.\n`)
    : succeed(`${reference} is off the list.\n`);
}

async function exportBookings(
  { bookings, timeZone }: Stores,
  format: string,
): Promise<CommandResult | undefined> {
  if (format === "--json") return succeed(toJson(await bookings.list()));
  if (format === "--csv" || format === "") return succeed(toCsv(await bookings.list(), timeZone));
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
