import { createTransport, type NodemailerError, type SendMailOptions } from "nodemailer";
import { rfc5321Timeouts, SmtpSession, type Phase, type PhaseTimeouts } from "./smtp-phase.ts";

/**
 * `refused` is permanent; `deferred` is an answer 4xx; after `unanswered` the mail may have arrived. `unreachable`
 * and `account` (a refused login or sender) say nothing about the mail.
 */
export type DeliveryFault = "refused" | "deferred" | "unanswered" | "unreachable" | "account";

/** `error` is for the owner; `reason` is for the log and holds no e-mail address. */
export type DeliveryFailure = { fault: DeliveryFault; error: string; reason: string };

export type DeliveryOutcome = { isDelivered: true } | ({ isDelivered: false } & DeliveryFailure);

export type Send<Item> = (item: Item) => Promise<DeliveryOutcome>;

export function createSmtpSender<Item>(
  url: string,
  compose: (item: Item) => SendMailOptions | Promise<SendMailOptions>,
  timeouts: PhaseTimeouts = rfc5321Timeouts,
): Send<Item> {
  const requireTLS = sendsPasswordAbroad(url);
  return async (item) => {
    const session = new SmtpSession(timeouts);
    try {
      const mail = await compose(item);
      const { logger, signal } = session;
      // Nodemailer's own timeouts must be longer than those of the session.
      const socketTimeout = 2 * Math.max(...Object.values(timeouts));
      const [connectionTimeout, greetingTimeout] = [socketTimeout, socketTimeout];
      const socketTimeouts = { connectionTimeout, greetingTimeout, socketTimeout };
      const options = { url, requireTLS, logger, transactionLog: true, ...socketTimeouts };
      await createTransport(options).sendMail({ ...mail, signal });
      return { isDelivered: true };
    } catch (cause) {
      const error = session.explain(cause as NodemailerError);
      const fault = findFault(error, session.phase);
      return { isDelivered: false, fault, error: error.message, reason: describeReason(error) };
    } finally {
      session.end();
    }
  };
}

// Errors of the mail itself; all other codes concern the connection or the login.
const mailFaults = new Set([undefined, "EENVELOPE", "EMESSAGE", "ESTREAM"]);
const serviceNotAvailable = 421; // RFC 5321 §4.2.3
const accountFaults = new Set([530, 534, 535, 538]); // RFC 4954 §4 and §6
const tooLarge = 552; // RFC 1870 §6.1

/**
 * From DATA on, a lost connection counts as an attempt: the mail may be its cause and must not be retried for ever.
 */
function findFault(error: NodemailerError, phase: Phase): DeliveryFault {
  const { code, responseCode = 0, permanent } = error;
  if (isAccountRefused(error)) return "account";
  if (phase === "dot" && responseCode < 400) return "unanswered";
  const isBeforeMail = phase === "connection" || phase === "command";
  if (isBeforeMail && (responseCode === serviceNotAvailable || !mailFaults.has(code)))
    return "unreachable";
  const isFaultyMail = responseCode === 0 && mailFaults.has(code);
  return isFaultyMail || permanent === true ? "refused" : "deferred";
}

/** True for a refused login or sender: both are the same for every mail. */
function isAccountRefused({
  code,
  command,
  responseCode = 0,
  permanent,
}: NodemailerError): boolean {
  if (accountFaults.has(responseCode) || (code === "EAUTH" && permanent !== false)) return true;
  return command === "MAIL FROM" && permanent === true && responseCode !== tooLarge;
}

/** Returns the status codes only, e.g. "550 5.1.1": the server's text can repeat an e-mail address. */
function describeReason({ response, message }: NodemailerError): string {
  return response === undefined
    ? message
    : (/^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? "unreadable answer");
}

function sendsPasswordAbroad(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== "" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
