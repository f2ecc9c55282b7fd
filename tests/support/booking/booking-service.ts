import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BookingRules } from "../../../contracts/booking-rules.ts";
import { lessonFolder } from "../../../contracts/course/lesson.ts";
import type { CalendarSettings } from "../../../service/booking/busy/start-calendars.ts";
import type { PaymentProvider } from "../../../service/booking/core/payment-provider.ts";
import { demonstrationPayment } from "../../../service/booking/payment/demonstration-payment.ts";
import { elapsed, systemClock } from "../../../service/clock.ts";
import { composeService } from "../../../service/compose-service.ts";
import { readLessons } from "../../../service/course/read-lessons.ts";
import { startServer } from "../../../service/http/server/start-server.ts";
import { openStores, type Stores } from "../../../service/open-stores.ts";
import { siteConfig } from "#folder/site.config.ts";
import { SmtpSink } from "../smtp-sink.ts";
import { inFolder } from "../../../roots/roots.ts";

export type BookingService = {
  url: string;
  stores: Stores;
  now: () => number;
  smtp: SmtpSink;
  stop: () => Promise<void>;
};

/** The site, payment and calendar that a test wants instead of the demonstration's and none. */
export type Around = {
  siteDir?: string;
  makePayment?: (now: () => number) => Promise<PaymentProvider>;
  calendar?: CalendarSettings;
};

/** A Friday; on the Sunday of the next week the clocks in Europe change. */
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

/**
 * Starts a built site and its service, with open sign-up for the mini-course, its clock in March 2027 and a real mail
 * server.
 */
export async function startBookingService({
  makePayment = async () => Promise.resolve(demonstrationPayment),
  siteDir = inFolder("dist"),
  ...around
}: Around = {}): Promise<BookingService> {
  const dataDir = await mkdtemp(join(tmpdir(), "booking-"));
  const smtp = await new SmtpSink().comeUp();
  const started = Date.now();
  const now = () => startTime + Date.now() - started;
  const server = await startServer({ host: "127.0.0.1", port: 0 });
  const url = `http://localhost:${String(server.port)}`;
  const stores = openStores(dataDir, now);
  const service = composeService({
    stores,
    siteDir,
    siteUrl: url,
    site: { ...siteConfig, booking: rules, course: { signup: true } },
    lessons: readLessons(inFolder(lessonFolder)),
    countsViews: true,
    payment: await makePayment(now),
    ...around,
    smtp: { url: smtp.url, to: "owner@example.org", from: "Web <web@example.org>" },
    hasExternalBooking: false,
    trustedProxies: [],
    alertUrl: undefined,
    clock: { ...systemClock, now },
    elapsed,
    log: () => undefined,
  });
  server.serve(service.app);
  return {
    url,
    stores,
    now,
    smtp,
    stop: async () => {
      await service.stop();
      await server.stop(0);
      await smtp.goDown();
      await stores.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
