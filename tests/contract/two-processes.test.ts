import { expect, onTestFinished, test, vi } from "vitest";
import { openStores } from "../support/postgres/test-database.ts";
import { book, hourMs } from "../support/booking-store.ts";
import { SmtpSink } from "../support/smtp-sink.ts";
import { params } from "./make-service.ts";
import { makeSite } from "./make-site.ts";
import { makeDataDir, ServiceProcess } from "./service-process.ts";

const enquiryCount = 40;
const bookingCount = 10;
vi.setConfig({ testTimeout: 60_000 });

/** A folder in which so many enquiries and bookings wait to be told of. */
async function fillDataDir(): Promise<string> {
  const dataDir = makeDataDir();
  const { enquiries, bookings, close } = openStores(dataDir, Date.now);
  for (let number = 0; number < enquiryCount; number += 1) {
    const message = `Enquiry ${number}`;
    await enquiries.add({ ...params, message, template: "contact", locale: "es", caseStudy: null });
  }
  for (let number = 0; number < bookingCount; number += 1) {
    const startsAt = Date.now() + (100 + number) * hourMs;
    await book(bookings, startsAt);
  }
  await close();
  return dataDir;
}

test("two services on one folder mail everything once", async () => {
  const [siteDir, dataDir] = [makeSite(), await fillDataDir()];
  const sink = await new SmtpSink().comeUp();
  onTestFinished(() => sink.goDown());
  const settings = { DATA_DIR: dataDir, SMTP_URL: sink.url, MAIL_TO: "owner@example.org" };
  const services = [1, 2].map(() => new ServiceProcess(siteDir, settings));
  await Promise.all(services.map(async (service) => service.findUrl()));
  const mailCount = enquiryCount + 2 * bookingCount;
  await sink.waitForMails(mailCount);
  // Ending waits for what is under way: a second copy would have arrived by then.
  expect(await Promise.all(services.map(async (service) => service.end("SIGTERM")))).toEqual([
    0, 0,
  ]);
  expect(new Set(sink.mails.map(({ mail }) => mail.messageId)).size).toBe(mailCount);
  expect(sink.offers).toBe(mailCount);
});
