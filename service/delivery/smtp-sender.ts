import { setTimeout as wait } from "node:timers/promises";
import { createTransport, type NodemailerError, type SendMailOptions } from "nodemailer";

/** `refused` is permanent, `deferred` an answer 4xx; `unreachable` says nothing about the mail. */
type DeliveryFault = "refused" | "deferred" | "unreachable";

/** `error` is for the owner; `reason` is for the log and holds no address. */
export type DeliveryFailure = { fault: DeliveryFault; error: string; reason: string };

export type DeliveryOutcome = { isDelivered: true } | ({ isDelivered: false } & DeliveryFailure);

export type Send<Item> = (item: Item) => Promise<DeliveryOutcome>;

const patienceMs = 30_000;
const longestAttemptMs = 60_000;

export function createSmtpSender<Item>(
  url: string,
  compose: (item: Item) => SendMailOptions | Promise<SendMailOptions>,
): Send<Item> {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    requireTLS: sendsPasswordAbroad(url),
  });
  return async (item) => {
    try {
      const mail = await compose(item);
      await Promise.race([transport.sendMail(mail), failLate()]);
      return { isDelivered: true };
    } catch (cause) {
      const error = cause as NodemailerError;
      const reason = describeReason(error);
      return { isDelivered: false, fault: findFault(error), error: error.message, reason };
    }
  };
}

async function failLate(): Promise<never> {
  await wait(longestAttemptMs, undefined, { ref: false });
  const message = `No end after ${String(longestAttemptMs / 1000)} seconds`;
  throw Object.assign(new Error(message), { code: "ETIMEDOUT" });
}

// Faults of the mail itself; all other codes concern the connection or the login.
const mailFaults = new Set([undefined, "EENVELOPE", "EMESSAGE", "ESTREAM"]);
const serviceNotAvailable = 421; // RFC 5321 §4.2.3

function findFault({ code, responseCode, permanent }: NodemailerError): DeliveryFault {
  if (!mailFaults.has(code) || responseCode === serviceNotAvailable) return "unreachable";
  return responseCode === undefined || permanent === true ? "refused" : "deferred";
}

/** Returns the codes alone, e.g. "550 5.1.1": the server's text can repeat an address. */
function describeReason({ response, message }: NodemailerError): string {
  return response === undefined
    ? message
    : (/^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? "unreadable answer");
}

function sendsPasswordAbroad(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== "" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
