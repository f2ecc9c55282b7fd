import { siteConfig } from "#folder/site.config.ts";
import { createTransport, type SendMailOptions } from "nodemailer";
import PostalMime from "postal-mime";
import { expect } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { composeMail } from "../../service/mail/core/compose-mail.ts";
import { payByMail } from "../contract/book-first-hour.ts";
import { makeBookingService } from "../contract/make-booking.ts";
import { enquiryBody, jsonCall } from "../contract/make-service.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

// Encoded words (RFC 2047) for a line break and a header.
const names = [
  "=?utf-8?Q?=0D=0ABcc:_eve@evil.example?=",
  "=?utf-8?B?DQpCY2M6IGV2ZUBldmlsLmV4YW1wbGU=?= Pérez",
];
const settings = {
  to: "owner@example.org",
  from: "web@site.example",
  timeZone: "Europe/Madrid",
  prices: siteConfig.prices,
};

async function readNames(mail: SendMailOptions) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(mail);
  const { subject, from, replyTo } = await PostalMime.parse(message as Buffer);
  return { subject, from: from?.name, replyTo: replyTo?.[0]?.name };
}

for (const name of names)
  testOnDatabases(
    `no header of a mail holds a line break once it is decoded: ${name}`,
    async (place) => {
      const { app, enquiries, visit, takeMails } = makeBookingService({ place });
      for (const fields of [{ from_name: name }, { service: name }]) {
        const { path, init } = jsonCall(enquiryBody(fields));
        expect((await app.request(path, init)).status).toBe(200);
      }
      const visitor = await visit().open("/booking");
      await visitor.follow("9:00");
      await visitor.press(es.details.submit, { name, email: "ana@example.com" });
      await payByMail(visitor);
      const mails = [
        ...(await Array.fromAsync(enquiries.list(), (enquiry) => composeMail(enquiry, settings))),
        ...(await takeMails()).map(({ mail }) => mail),
      ];
      expect(mails).toHaveLength(4);
      for (const mail of mails) {
        const read = await readNames(mail);
        expect(read.subject).not.toBe("");
        for (const text of Object.values(read)) expect(text ?? "").not.toMatch(/[\r\n]/);
      }
    },
  );
