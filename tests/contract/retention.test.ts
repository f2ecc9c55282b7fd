import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { siteConfig } from "#folder/site.config.ts";
import { retention } from "../../contracts/privacy/retention.ts";
import type { LogEntry } from "../../service/log.ts";
import { openStores } from "../../service/open-stores.ts";
import { startRetention } from "../../service/start-retention.ts";
import { parseLegalText } from "../../generator/legal/read-legal-text.ts";
import { paid } from "../support/booking/booking-store.ts";
import { makeBookingService } from "./make-booking.ts";
import { params } from "./make-service.ts";
import { makeSite } from "./make-site.ts";
import { ServiceProcess } from "./service-process.ts";
import { makeDataDir } from "../support/stores/place.ts";

const dayMs = 24 * 60 * 60 * 1000;
const content = { ...params, template: "contact", locale: "es", caseStudy: null } as const;

test("a start erases visitors whose last enquiry is more than a year old, with the traces in the file", async () => {
  const dataDir = makeDataDir();
  const clock = { time: Date.now() - 366 * dayMs };
  const { enquiries, close } = openStores(dataDir, () => clock.time);
  await enquiries.add({ ...content, message: "Hace más de un año" });
  await enquiries.add({ ...content, reply_to: "eva@example.com", message: "Primera carta de Eva" });
  clock.time += 2 * dayMs;
  await enquiries.add({ ...content, reply_to: "EVA@example.com", message: "Otra carta de Eva" });
  await close();
  const service = new ServiceProcess(makeSite(), { DATA_DIR: dataDir });
  await service.findUrl();
  await service.end("SIGTERM");
  const database = new DatabaseSync(join(dataDir, "enquiries.sqlite"));
  const messages = database.prepare("SELECT message FROM enquiry ORDER BY rowid").all();
  const { deliveries } = {
    ...database.prepare("SELECT count(*) AS deliveries FROM delivery").get(),
  };
  database.close();
  expect(messages.map(({ message }) => message)).toEqual([
    "Primera carta de Eva",
    "Otra carta de Eva",
  ]);
  expect(deliveries).toBe(2);
  expect(await service.errors).toMatch(/"event":"enquiries-erased","count":1/);
});

test("checks every day: erases enquiries after twelve months, totals of views after 25, bookings after five years", async () => {
  const { bookings, enquiries, views, clock, visit } = makeBookingService();
  const visitor = await visit().open("/booking");
  await visitor.follow("9:00");
  await visitor.press(es.details.submit, { name: "Ana", email: "ana@example.com" });
  const [held] = await bookings.list();
  await bookings.confirm(held?.id ?? "", paid(), (held?.endsAt ?? 0) + 365 * dayMs);
  clock.time = Date.parse("2026-07-11T08:05:00Z");
  await enquiries.add(content);
  await views.count("2026-07-11", "/");
  const naps: (() => void)[] = [];
  const log: LogEntry[] = [];
  const running = startRetention({
    enquiries,
    bookings,
    views,
    log: (entry) => log.push(entry),
    clock: {
      now: () => clock.time,
      sleep: (waitMs) => {
        expect(waitMs).toBe(dayMs);
        return new Promise((wake) => naps.push(wake));
      },
    },
  });
  const waitUntil = async (time: string) => {
    clock.time = Date.parse(time);
    naps.shift()?.();
    await new Promise((settled) => void setImmediate(settled));
    return [(await Array.fromAsync(enquiries.list())).length, (await bookings.list()).length];
  };
  expect(await waitUntil("2027-07-11T08:04:59Z")).toEqual([1, 1]);
  expect(await waitUntil("2027-07-11T08:05:01Z")).toEqual([0, 1]);
  await waitUntil("2028-08-11T08:05:00Z");
  expect(await views.listDays("2026-07-11", "2026-07-11")).toHaveLength(1);
  await waitUntil("2028-08-12T08:05:00Z");
  expect(await views.listDays("2026-07-11", "2026-07-11")).toEqual([]);
  // Booked for 22 March 2027, valid for a year.
  expect(await waitUntil("2033-03-21T08:59:00Z")).toEqual([0, 1]);
  expect(await waitUntil("2033-03-21T10:00:00Z")).toEqual([0, 0]);
  expect(log).toEqual([
    { event: "enquiries-erased", count: 1 },
    { event: "views-erased", count: 1 },
    { event: "bookings-erased", count: 1 },
  ]);
  running.stop();
});

test("the privacy policy takes its figures from the same place", () => {
  const source =
    "---\ntitle: T\ndescription: D\nupdated: 2026-11-20\n---\n\n{{retention.enquiryMonths}} y {{retention.bookingYears}}\n";
  const { blocks } = parseLegalText("aviso.md", source, siteConfig, {});
  expect(JSON.stringify(blocks)).toContain(
    `${retention.enquiryMonths} y ${retention.bookingYears}`,
  );
});
