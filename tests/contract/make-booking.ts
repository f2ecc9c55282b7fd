import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { BookingRules } from "../../contracts/booking-rules.ts";
import type { AppParts } from "../../service/app.ts";
import { composeLetter } from "../../service/booking/compose-letter.ts";
import { demonstrationPayment } from "../../service/booking/payment-provider.ts";
import { BookingStore } from "../../service/storage/booking-store.ts";
import { bookingMigrations } from "../../service/storage/booking-tables.ts";
import { DatabaseFile } from "../../service/storage/database-file.ts";
import { LetterStore } from "../../service/storage/letter-store.ts";
import { makeService } from "./make-service.ts";
import { Visitor } from "./visitor.ts";

type Booking = NonNullable<AppParts["booking"]>;

const rules: BookingRules = {
  timeZone: "Europe/Madrid",
  weekly: {
    mon: ["09:00-12:00"],
    tue: ["09:00-12:00"],
    wed: ["09:00-12:00"],
    fri: ["09:00-12:00"],
  },
  noticeHours: 24,
  horizonWeeks: 4,
  bufferMinutes: 0,
  holidays: ["2027-03-26"],
  packageMonths: 12,
};

export const siteUrl = "https://site.example";
export const owner = { name: "Ana Dueña", email: "hola@example.com" };
const addresses = { to: "Dueña <owner@example.org>", from: "Web <web@site.example>" };

/** The service with its booking calendar, on a Friday a week before clocks change in Europe. */
export function makeBookingService(
  changed: Partial<Booking> = {},
  appParts: Pick<Partial<AppParts>, "trustedProxies"> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), "booking-"));
  const clock = { time: Date.parse("2027-03-19T10:00:00Z") };
  const now = () => clock.time;
  const databasePath = join(dataDir, "bookings.sqlite");
  const file = new DatabaseFile(databasePath, bookingMigrations);
  onTestFinished(() => {
    file.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const bookings = new BookingStore(file, now);
  const letters = new LetterStore(file, now);
  const booking: Booking = {
    bookings,
    rules,
    prices: {
      arePlaceholders: true,
      currency: "EUR",
      session: 100,
      discounts: { three: 5, five: 10, ten: 15 },
    },
    payment: demonstrationPayment,
    brand: "Datos",
    owner,
    siteUrl: () => siteUrl,
    isMailing: true,
    onLetters: () => undefined,
    ...changed,
  };
  const service = makeService({ booking, now, elapsed: now, ...appParts });
  /** A visitor from an address, or who comes through a proxy that says for whom it asks. */
  const visit = (remoteAddress = "198.51.100.1", forwardedFor?: string) =>
    new Visitor(async (path, init) => {
      const headers = new Headers(init.headers);
      if (forwardedFor !== undefined) headers.set("x-forwarded-for", forwardedFor);
      return service.app.request(
        path,
        { ...init, headers },
        { incoming: { socket: { remoteAddress } } },
      );
    });

  /** Every mail that waits, composed as it would be sent, and taken off the queue. */
  function takeMails() {
    const mails = [];
    for (let letter = letters.claimNext(); letter !== undefined; letter = letters.claimNext()) {
      const key = bookings.readKey();
      const { payment } = booking;
      const parts = { owner, rules: booking.rules, payment, key, siteUrl, ...addresses };
      const mail = composeLetter(letter, parts);
      const { content } = mail.icalEvent as { content: string };
      mails.push({ letter, mail, text: mail.text as string, file: content });
      letters.markDelivered(letter.id);
    }
    return mails;
  }

  /** The bookings as another process has them open. */
  function openElsewhere(): BookingStore {
    const other = new DatabaseFile(databasePath, bookingMigrations);
    onTestFinished(() => other.close());
    return new BookingStore(other, now);
  }

  return { ...service, bookings, letters, clock, visit, takeMails, openElsewhere };
}
