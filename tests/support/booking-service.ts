import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BookingRules } from "../../contracts/booking-rules.ts";
import { createApp } from "../../service/app.ts";
import { composeLetter } from "../../service/booking/compose-letter.ts";
import { demonstrationPayment as payment } from "../../service/booking/payment-provider.ts";
import { elapsed, systemClock } from "../../service/clock.ts";
import { startServer } from "../../service/http/start-server.ts";
import { startOutbox } from "../../service/mail/outbox.ts";
import { createSmtpSender } from "../../service/mail/smtp-sender.ts";
import type { Letter } from "../../service/storage/booking.ts";
import { BookingStore } from "../../service/storage/booking-store.ts";
import { bookingMigrations } from "../../service/storage/booking-tables.ts";
import { DatabaseFile } from "../../service/storage/database-file.ts";
import { EnquiryStore } from "../../service/storage/enquiry-store.ts";
import { LetterStore } from "../../service/storage/letter-store.ts";
import { siteConfig } from "../../site.config.ts";
import { SmtpSink } from "./smtp-sink.ts";

export type BookingService = { url: string; smtp: SmtpSink; stop: () => Promise<void> };

/** A Friday; on the Sunday of the week after, clocks in Europe change. */
const startTime = Date.parse("2027-03-19T10:00:00Z");

/** Nine, ten and eleven o'clock in Madrid, from Monday to Friday. */
const hours = ["09:00-12:00"];
const rules: BookingRules = {
  timeZone: "Europe/Madrid",
  weekly: { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours },
  noticeHours: 24,
  horizonWeeks: 4,
  bufferMinutes: 0,
  holidays: [],
  packageMonths: 12,
};

/** The built site and its service, whose clock is in March 2027, before a real mail server. */
export async function startBookingService(): Promise<BookingService> {
  const dataDir = await mkdtemp(join(tmpdir(), "booking-"));
  const smtp = await new SmtpSink().comeUp();
  const started = Date.now();
  const now = () => startTime + Date.now() - started;
  const file = new DatabaseFile(join(dataDir, "bookings.sqlite"), bookingMigrations);
  const bookings = new BookingStore(file, now);
  const enquiries = new EnquiryStore(join(dataDir, "enquiries.sqlite"), now);
  const { brand, owner, prices } = siteConfig;
  let url = "";
  const siteUrl = () => url;
  const outbox = startOutbox({
    queue: new LetterStore(file, now),
    send: createSmtpSender(smtp.url, (letter: Letter) => {
      const addresses = { to: "owner@example.org", from: "Web <web@example.org>" };
      const key = bookings.readKey();
      return composeLetter(letter, { ...addresses, owner, rules, payment, key, siteUrl: url });
    }),
    clock: { ...systemClock, now },
    random: Math.random,
    log: () => undefined,
  });
  const app = createApp({
    siteDir: "dist",
    enquiries,
    onEnquiry: () => undefined,
    booking: {
      bookings,
      rules,
      prices,
      payment,
      brand,
      owner,
      siteUrl,
      isMailing: true,
      onLetters: () => outbox.wake(),
    },
    listWarnings: () => [],
    contactEmail: owner.email,
    trustedProxies: [],
    now,
    elapsed,
    log: () => undefined,
  });
  const server = await startServer(app, { host: "127.0.0.1", port: 0 });
  url = `http://localhost:${String(server.port)}`;
  return {
    url,
    smtp,
    stop: async () => {
      await outbox.stop();
      await server.stop(0);
      await smtp.goDown();
      file.close();
      enquiries.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
