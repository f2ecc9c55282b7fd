import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { siteConfig } from "../site.config.ts";
import { createApp } from "./app.ts";
import { composeLetter } from "./booking/compose-letter.ts";
import { demonstrationPayment } from "./booking/payment-provider.ts";
import { startReleasing } from "./booking/start-releasing.ts";
import { elapsed, systemClock } from "./clock.ts";
import { readConfig, type SmtpConfig } from "./config.ts";
import { findMissingPages } from "./http/find-missing-pages.ts";
import { startServer } from "./http/start-server.ts";
import { writeLog } from "./log.ts";
import { composeMail } from "./mail/compose-mail.ts";
import { listMailWarnings } from "./mail/list-mail-warnings.ts";
import { startOutbox, type Outbox } from "./mail/outbox.ts";
import { createSmtpSender } from "./mail/smtp-sender.ts";
import type { Letter } from "./storage/booking.ts";
import { BookingStore } from "./storage/booking-store.ts";
import { bookingMigrations } from "./storage/booking-tables.ts";
import { DatabaseFile } from "./storage/database-file.ts";
import { describeStorageFault } from "./storage/describe-storage-fault.ts";
import type { Enquiry } from "./storage/enquiry.ts";
import { EnquiryStore } from "./storage/enquiry-store.ts";
import { LetterStore } from "./storage/letter-store.ts";
import { startRetention } from "./storage/start-retention.ts";

const stopGraceMs = 5_000;
const rootDir = resolve(import.meta.dirname, "..");
const { values } = parseArgs({
  // The development server and the bench have folders that are no whole site.
  options: { site: { type: "string" }, "allow-incomplete": { type: "boolean" } },
});
const siteDir = resolve(values.site ?? join(rootDir, "dist"));
const config = readConfig(rootDir);
const { now } = systemClock;
const { brand, owner, booking: rules, prices } = siteConfig;

// A reader of our output that has gone must not take the service with it (EPIPE).
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

const missing = values["allow-incomplete"] === true ? [] : findMissingPages(siteDir);
if (missing.length > 0) {
  fail(
    `There is no whole site in ${siteDir}: ${missing.join(", ")} missing. Build it: npm run build`,
  );
}

const enquiryPath = join(config.dataDir, "enquiries.sqlite");
const bookingPath = join(config.dataDir, "bookings.sqlite");
const enquiries = new EnquiryStore(enquiryPath, now);
const bookingFile = new DatabaseFile(bookingPath, bookingMigrations);
const bookings = new BookingStore(bookingFile, now);
const letters = new LetterStore(bookingFile, now);
const payment = demonstrationPayment;
let outboxes: { enquiries: Outbox; letters: Outbox } | undefined;
let address = "";
const siteUrl = () => config.siteUrl ?? address;
const app = createApp({
  siteDir,
  enquiries,
  onEnquiry: () => outboxes?.enquiries.wake(),
  booking: config.hasExternalBooking
    ? undefined
    : {
        bookings,
        rules,
        prices,
        payment,
        brand,
        owner,
        siteUrl,
        isMailing: config.smtp !== undefined,
        onLetters: () => outboxes?.letters.wake(),
      },
  listWarnings,
  contactEmail: owner.email,
  trustedProxies: config.trustedProxies,
  now,
  elapsed,
  log: writeLog,
});

const server = await startServer(app, config).catch((error: NodeJS.ErrnoException) =>
  fail(
    error.code === "EADDRINUSE"
      ? `Port ${config.port} is taken. Stop the other program, or choose another port: PORT=${config.port + 1} npm start`
      : `Cannot listen on ${config.host}:${config.port}: ${error.message}. Check HOST and PORT.`,
  ),
);
const isLocal = ["127.0.0.1", "0.0.0.0", "::1", "::"].includes(config.host);
address = `http://${isLocal ? "localhost" : config.host}:${server.port}`;
const takesMail = canStore(enquiries, enquiryPath);
const takesBookings = canStore(letters, bookingPath);
if (config.smtp !== undefined) outboxes = startOutboxes(config.smtp);
const releasing = startReleasing(bookings, writeLog);
const retention = startRetention({ enquiries, bookings, clock: systemClock, log: writeLog });
if (takesMail && takesBookings) for (const warning of listWarnings()) console.error(warning);

let isStopping = false;
// A terminal and npm both pass a signal on: the second must not cut the first short.
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (!isStopping) void stop();
    isStopping = true;
  });
}
console.log(describeStart());

/** Says where storing is impossible, and what to do; the pages are served all the same. */
function canStore(store: { examine: () => void }, path: string): boolean {
  try {
    store.examine();
    return true;
  } catch (error) {
    console.error(describeStorageFault(path, error as Error));
    return false;
  }
}

function describeStart(): string {
  const parts = ["Site"];
  if (takesMail) parts.push("mail");
  if (takesBookings && !config.hasExternalBooking) parts.push("booking");
  const list = new Intl.ListFormat("en-GB").format(parts);
  const hint = ' (no SMTP_URL: enquiries are kept, read them with "npm run mail -- list")';
  return `${list} on ${address}${takesMail && config.smtp === undefined ? hint : ""}`;
}

function listWarnings(): string[] {
  const watched = [
    { command: "npm run mail", queue: enquiries, outbox: outboxes?.enquiries },
    { command: "npm run bookings", queue: letters, outbox: outboxes?.letters },
  ];
  return listMailWarnings(watched, now());
}

function startOutboxes(smtp: SmtpConfig) {
  const parts = { clock: systemClock, random: Math.random, log: writeLog };
  const { timeZone } = rules;
  const sendEnquiry = createSmtpSender(smtp.url, (enquiry: Enquiry) =>
    composeMail(enquiry, { ...smtp, timeZone }),
  );
  const sendLetter = createSmtpSender(smtp.url, (letter: Letter) => {
    const key = bookings.readKey();
    return composeLetter(letter, { ...smtp, owner, rules, payment, key, siteUrl: siteUrl() });
  });
  return {
    enquiries: startOutbox({ ...parts, queue: enquiries, send: sendEnquiry }),
    letters: startOutbox({ ...parts, queue: letters, send: sendLetter }),
  };
}

async function stop(): Promise<never> {
  releasing.stop();
  retention.stop();
  // A mail the server is slow to take is sent again when its lease has ended, under the same Message-ID.
  const deadline = systemClock.sleep(stopGraceMs, new AbortController().signal);
  const outbox = Promise.all([outboxes?.enquiries.stop(), outboxes?.letters.stop()]);
  await Promise.race([deadline, Promise.all([server.stop(stopGraceMs), outbox])]);
  enquiries.close();
  bookingFile.close();
  process.exit(0);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
