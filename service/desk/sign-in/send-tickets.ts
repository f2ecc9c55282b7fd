import type { SiteConfig } from "../../../contracts/configuration/site-config.ts";
import type { Locale } from "../../../contracts/locale.ts";
import { createSmtpSender } from "../../delivery/smtp-sender.ts";
import type { Log } from "../../log.ts";
import { composeTicketMail } from "./compose-mails.ts";
import type { MadeTicket } from "./ticket-store.ts";

type SendingDependencies = {
  smtp: { url: string; to: string; from: string };
  site: Pick<SiteConfig, "brand" | "booking">;
  siteUrl: string;
  log: Log;
};

/**
 * Returns a function that mails a ticket at once: its secrets are not stored, so no queue could send it later. The
 * owner who gets none asks again.
 */
export function sendTickets({ smtp, site, siteUrl, log }: SendingDependencies) {
  const settings = { ...smtp, brand: site.brand, siteUrl, timeZone: site.booking.timeZone };
  const send = createSmtpSender(smtp.url, (ticket: MadeTicket & { locale: Locale }) =>
    composeTicketMail(ticket, settings),
  );
  return (ticket: MadeTicket & { locale: Locale }): void => {
    void send(ticket).then((outcome) => {
      if (!outcome.isDelivered) log({ event: "desk-link-not-sent", reason: outcome.reason });
    });
  };
}
