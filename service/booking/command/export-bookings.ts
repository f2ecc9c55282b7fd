import { writeCsv } from "../../text/write-csv.ts";
import type { Booking } from "../core/booking.ts";

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
  "provider",
  "refunded",
  "invoiceName",
  "taxId",
  "invoiceNumber",
  "tax",
] as const;

export function toCsv(bookings: readonly Booking[], timeZone: string): AsyncIterable<string> {
  // The Swedish format, 2027-03-29 09:00, is read by every spreadsheet.
  const time = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  const rows = bookings.map((booking) => {
    const record = {
      ...booking,
      total: writeAmount(booking.totalCents),
      refunded: writeAmount(booking.refundedCents),
      tax: booking.taxCents === null ? null : writeAmount(booking.taxCents),
      ...mapInstants(booking, (instant) => time.format(instant)),
    };
    return columns.map((column) => record[column]);
  });
  return writeCsv([columns, ...rows]);
}

export function toJson(bookings: readonly Booking[]): string {
  const records = bookings.map((booking) => ({
    ...booking,
    ...mapInstants(booking, (instant) => new Date(instant).toISOString()),
  }));
  return `${JSON.stringify(records, null, 2)}\n`;
}

function writeAmount(cents: number): string {
  return (cents / 100).toFixed(2).replace(".", ",");
}

function mapInstants(booking: Booking, write: (instant: number) => string) {
  const written = instants.map((name) => {
    const instant = booking[name];
    return [name, instant === null ? null : write(instant)] as const;
  });
  return Object.fromEntries(written) as Record<(typeof instants)[number], string | null>;
}
