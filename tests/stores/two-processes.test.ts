import { expect, onTestFinished } from "vitest";
import { book, hourMs } from "../support/booking/booking-store.ts";
import { SmtpSink } from "../support/smtp-sink.ts";
import { params } from "../contract/make-service.ts";
import { makeSite } from "../contract/make-site.ts";
import { ServiceProcess } from "../contract/service-process.ts";
import { openPlace, type Place } from "../support/stores/place.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

const enquiryCount = 40;
const bookingCount = 10;

/** Stores `enquiryCount` enquiries and bookings, whose mails are queued. */
async function fill(place: Place): Promise<void> {
  const { enquiries, bookings, close } = openPlace(place, Date.now);
  for (let number = 0; number < enquiryCount; number += 1) {
    const message = `Enquiry ${number}`;
    await enquiries.add({ ...params, message, template: "contact", locale: "es", caseStudy: null });
  }
  for (let number = 0; number < bookingCount; number += 1) {
    const startsAt = Date.now() + (100 + number) * hourMs;
    await book(bookings, startsAt);
  }
  await close();
}

testOnDatabases("two services on one place mail everything once", async (place) => {
  await fill(place);
  const siteDir = makeSite();
  const sink = await new SmtpSink().comeUp();
  onTestFinished(() => sink.goDown());
  const settings = { ...place, SMTP_URL: sink.url, MAIL_TO: "owner@example.org" };
  const services = [1, 2].map(() => new ServiceProcess(siteDir, settings));
  await Promise.all(services.map(async (service) => service.findUrl()));
  const mailCount = enquiryCount + 2 * bookingCount;
  await sink.waitForMails(mailCount);
  // Stopping waits for running deliveries: a second copy would have arrived by then.
  expect(await Promise.all(services.map(async (service) => service.end("SIGTERM")))).toEqual([
    0, 0,
  ]);
  expect(new Set(sink.mails.map(({ mail }) => mail.messageId)).size).toBe(mailCount);
  expect(sink.offers).toBe(mailCount);
});
