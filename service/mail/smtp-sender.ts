import { createTransport, type NodemailerError, type SendMailOptions } from "nodemailer";

/** How an attempt ended; a permanent failure is not worth another. */
export type DeliveryOutcome =
  | { isDelivered: true }
  | { isDelivered: false; isPermanent: boolean; error: string };

export type Send<Item> = (item: Item) => Promise<DeliveryOutcome>;

const patienceMs = 30_000;

/** Makes the act that mails something through an SMTP server, as it is composed. */
export function createSmtpSender<Item>(
  url: string,
  compose: (item: Item) => SendMailOptions,
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
      await transport.sendMail(compose(item));
      return { isDelivered: true };
    } catch (cause) {
      const { code, permanent, message } = cause as NodemailerError;
      // A wrong password is the owner's to mend: the mail keeps its turns.
      const isPermanent = permanent === true && code !== "EAUTH";
      return { isDelivered: false, isPermanent, error: message };
    }
  };
}

function sendsPasswordAbroad(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== "" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
