import { expect, onTestFinished, test } from "vitest";
import { composeMail } from "../../service/mail/core/compose-mail.ts";
import { createSmtpSender } from "../../service/delivery/smtp-sender.ts";
import type { Enquiry } from "../../service/mail/core/enquiry.ts";
import { SmtpSink } from "../support/smtp-sink.ts";

const enquiry: Enquiry = {
  id: "0123456789ab",
  template: "contact",
  from_name: "Ana",
  reply_to: "ana@example.com",
  service: "dashboard",
  message: "Hola",
  locale: "es",
  caseStudy: null,
  receivedAt: 0,
  state: "stored",
  attempts: 0,
  nextAttemptAt: 0,
  deliveredAt: null,
  lastError: null,
  suspicion: null,
};

const addresses = { to: "owner@example.org", from: "web@site.example", timeZone: "Europe/Madrid" };
const compose = (item: Enquiry) => composeMail(item, addresses);

async function makeSender() {
  const sink = await new SmtpSink().comeUp();
  onTestFinished(() => sink.goDown());
  const send = createSmtpSender(sink.url, compose);
  return { sink, send: () => send(enquiry) };
}

test("hands an enquiry to the mail server", async () => {
  const { sink, send } = await makeSender();
  expect(await send()).toEqual({ isDelivered: true });
  expect(sink.mails).toMatchObject([
    { envelopeFrom: "web@site.example", envelopeTo: ["owner@example.org"] },
  ]);
});

test.each([
  [421, "unreachable"],
  [451, "deferred"],
  [550, "refused"],
  [554, "refused"],
])("takes the answer %i for %s", async (code, fault) => {
  const { sink, send } = await makeSender();
  sink.refuseWith(code);
  expect(await send()).toMatchObject({
    isDelivered: false,
    fault,
    error: expect.stringContaining(String(code)),
    reason: String(code),
  });
});

test("takes a server that is down for unreachable", async () => {
  const { sink, send } = await makeSender();
  await sink.goDown();
  expect(await send()).toMatchObject({
    isDelivered: false,
    fault: "unreachable",
    reason: expect.stringContaining("ECONNREFUSED"),
  });
  await sink.comeUp();
  expect(await send()).toEqual({ isDelivered: true });
});

test("takes a wrong password for the owner's to mend", async () => {
  const sink = await new SmtpSink({ password: "right" }).comeUp();
  onTestFinished(() => sink.goDown());
  const withPassword = (password: string) =>
    createSmtpSender(sink.url.replace("//", `//owner:${password}@`), compose);
  expect(await withPassword("wrong")(enquiry)).toMatchObject({
    isDelivered: false,
    fault: "unreachable",
    error: expect.stringContaining("535"),
  });
  expect(await withPassword("right")(enquiry)).toEqual({ isDelivered: true });
});
