import { createTransport, type NodemailerError } from "nodemailer";
import type { Enquiry } from "../storage/enquiry.ts";
import { composeMail, type MailAddresses } from "./compose-mail.ts";

/** How an attempt ended; a permanent failure is not worth another. */
export type DeliveryOutcome =
  | { isDelivered: true }
  | { isDelivered: false; isPermanent: boolean; error: string };

export type SendEnquiry = (enquiry: Enquiry) => Promise<DeliveryOutcome>;

const patienceMs = 30_000;

/** Makes the act that mails an enquiry through an SMTP server. */
export function createSmtpSender(url: string, addresses: MailAddresses): SendEnquiry {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    requireTLS: sendsPasswordAbroad(url),
  });
  return async (enquiry) => {
    try {
      await transport.sendMail(composeMail(enquiry, addresses));
      return { isDelivered: true };
    } catch (cause) {
      const { code, permanent, message } = cause as NodemailerError;
      // A wrong password is the owner's to mend: the enquiry keeps its turns.
      const isPermanent = permanent === true && code !== "EAUTH";
      return { isDelivered: false, isPermanent, error: message };
    }
  };
}

function sendsPasswordAbroad(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== "" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
