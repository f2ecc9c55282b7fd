import { writeCsv } from "../csv.ts";
import type { Booking } from "../storage/booking.ts";

const instants = [
  "startsAt",
  "endsAt",
  "holdEndsAt",
  "createdAt",
  "paymentStartedAt",
  "paidAt",
  "validUntil",
] as const satisfies (keyof Booking)[];

const columns = [
  "id",
  "state",
  "startsAt",
  "endsAt",
  "name",
  "email",
  "topic",
  "locale",
  "timeZone",
  "sessions",
  "bookedSessions",
  "total",
  "currency",
  "paidAt",
  "paymentReference",
  "validUntil",
  "createdAt",
] as const;

/** All bookings as a table for spreadsheets: times in the owner's zone, amounts with a decimal comma. */
export function toCsv(bookings: readonly Booking[], timeZone: string): string {
  // Swedes write times as spreadsheets of every language read them: 2027-03-29 09:00.
  const time = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  const rows = bookings.map((booking) => {
    const total = (booking.totalCents / 100).toFixed(2).replace(".", ",");
    const record = {
      ...booking,
      total,
      ...mapInstants(booking, (instant) => time.format(instant)),
    };
    return columns.map((column) => record[column]);
  });
  return writeCsv([columns, ...rows]);
}

/** All bookings for other programs; times in ISO 8601, amounts in the smallest unit of the currency. */
export function toJson(bookings: readonly Booking[]): string {
  const records = bookings.map((booking) => ({
    ...booking,
    ...mapInstants(booking, (instant) => new Date(instant).toISOString()),
  }));
  return `${JSON.stringify(records, null, 2)}\n`;
}

function mapInstants(booking: Booking, write: (instant: number) => string) {
  const written = instants.map((name) => {
    const instant = booking[name];
    return [name, instant === null ? null : write(instant)] as const;
  });
  return Object.fromEntries(written) as Record<(typeof instants)[number], string | null>;
}
