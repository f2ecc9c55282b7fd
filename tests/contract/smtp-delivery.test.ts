import { siteConfig } from "#folder/site.config.ts";
import { expect, onTestFinished, test } from "vitest";
import { composeMail } from "../../service/mail/core/compose-mail.ts";
import { createSmtpSender } from "../../service/delivery/smtp-sender.ts";
import type { Enquiry } from "../../service/mail/core/enquiry.ts";
import { rfc5321Timeouts, type PhaseTimeouts } from "../../service/delivery/smtp-phase.ts";
import { startRudeServer, type Rudeness } from "../support/rude-smtp.ts";
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
  copies: 1,
  suspicion: null,
  answeredAt: null,
};

const addresses = {
  to: "owner@example.org",
  from: "web@site.example",
  timeZone: "Europe/Madrid",
  prices: siteConfig.prices,
};
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
  [421, "deferred"],
  [451, "deferred"],
  [550, "refused"],
  [554, "refused"],
  [530, "account"],
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

test("reports a stopped server as unreachable", async () => {
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

test("treats a wrong password as a fault that the owner must repair", async () => {
  const sink = await new SmtpSink({ password: "right" }).comeUp();
  onTestFinished(() => sink.goDown());
  const withPassword = (password: string) =>
    createSmtpSender(sink.url.replace("//", `//owner:${password}@`), compose);
  expect(await withPassword("wrong")(enquiry)).toMatchObject({
    isDelivered: false,
    fault: "account",
    error: expect.stringContaining("535"),
  });
  expect(await withPassword("right")(enquiry)).toEqual({ isDelivered: true });
});

const phases: Record<Rudeness["at"], keyof PhaseTimeouts> = {
  greeting: "connection",
  EHLO: "command",
  MAIL: "command",
  RCPT: "command",
  DATA: "DATA",
  dot: "dot",
};
const patient = { connection: 60_000, command: 60_000, DATA: 60_000, text: 60_000, dot: 60_000 };

/** Short only where the server is silent, so that a slow machine does not look like a slow server. */
function chooseTimeouts({ at, says = "", hangsUp = false }: Rudeness): PhaseTimeouts {
  const isSilent = !hangsUp && !says.endsWith("\r\n");
  return isSilent ? { ...patient, [phases[at]]: 300 } : patient;
}

test.each<[string, Rudeness, string, number]>([
  ["is silent from the first", { at: "greeting" }, "unreachable", 0],
  ["greets with a refusal", { at: "greeting", says: "554 no\r\n" }, "unreachable", 0],
  ["is silent after MAIL", { at: "MAIL" }, "unreachable", 0],
  ["refuses the sender", { at: "MAIL", says: "553 5.7.1 not yours\r\n" }, "account", 0],
  ["puts the sender off", { at: "MAIL", says: "451 later\r\n" }, "deferred", 0],
  ["finds the mail too large", { at: "MAIL", says: "552 5.3.4 too large\r\n" }, "refused", 0],
  ["refuses the recipient", { at: "RCPT", says: "550 nobody\r\n" }, "refused", 0],
  ["closes its service at once", { at: "MAIL", says: "421 bye\r\n" }, "unreachable", 0],
  ["hangs up after MAIL", { at: "MAIL", hangsUp: true }, "unreachable", 0],
  ["wants a login", { at: "MAIL", says: "530 5.7.0 log in\r\n" }, "account", 0],
  ["is silent after RCPT", { at: "RCPT" }, "unreachable", 0],
  ["is silent after DATA", { at: "DATA" }, "deferred", 0],
  ["hangs up at DATA", { at: "DATA", hangsUp: true }, "deferred", 0],
  ["is silent after the final dot", { at: "dot" }, "unanswered", 1],
  ["hangs up after the final dot", { at: "dot", hangsUp: true }, "unanswered", 1],
  ["says half a line", { at: "dot", says: "25", hangsUp: true }, "unanswered", 1],
  ["says half a line and waits", { at: "dot", says: "250 Ta" }, "unanswered", 1],
  ["says what is no answer", { at: "dot", says: "hello\r\n" }, "unanswered", 1],
  ["closes its service", { at: "dot", says: "421 bye\r\n", hangsUp: true }, "deferred", 1],
  ["puts the mail off", { at: "dot", says: "451 later\r\n" }, "deferred", 1],
  ["refuses the mail", { at: "dot", says: "554 spam\r\n" }, "refused", 1],
])("of a server that %s it knows whether the mail may have arrived", async (_, rudeness, ...is) => {
  const { url, seen } = await startRudeServer(rudeness);
  const outcome = await createSmtpSender(url, compose, chooseTimeouts(rudeness))(enquiry);
  expect([outcome.isDelivered ? "delivered" : outcome.fault, seen.taken]).toEqual(is);
});

test("waits for an answer that comes late, and as long as RFC 5321 asks for", async () => {
  const { url } = await startRudeServer({ at: "dot", says: "250 Taken\r\n", afterMs: 600 });
  expect(await createSmtpSender(url, compose, patient)(enquiry)).toEqual({ isDelivered: true });
  expect(rfc5321Timeouts).toEqual({
    connection: 300_000,
    command: 300_000,
    DATA: 120_000,
    text: 180_000,
    dot: 600_000,
  });
});
