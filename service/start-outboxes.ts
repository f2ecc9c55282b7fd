import type { SiteConfig } from "../contracts/configuration/site-config.ts";
import type { Locale } from "../contracts/locale.ts";
import { composeNotification } from "./booking/notifications/compose-notification.ts";
import type { Notification } from "./booking/core/notification.ts";
import type { PaymentProvider } from "./booking/core/payment-provider.ts";
import type { Clock } from "./clock.ts";
import type { Config, SmtpConfig } from "./config.ts";
import { startOutbox, type Outbox } from "./delivery/outbox.ts";
import { composeSessionMail } from "./desk/sign-in/compose-mails.ts";
import type { Session } from "./desk/sign-in/session-store.ts";
import { composeDigest } from "./digest/compose-digest.ts";
import type { DigestFacts } from "./digest/digest-facts.ts";
import type { Digest } from "./digest/digest-store.ts";
import { createSmtpSender } from "./delivery/smtp-sender.ts";
import type { Log } from "./log.ts";
import { composeMail } from "./mail/core/compose-mail.ts";
import type { Enquiry } from "./mail/core/enquiry.ts";
import type { Stores } from "./open-stores.ts";

/** How many enquiries in quarantine a notice lists. */
const mostInNotice = 50;

export type Outboxes = {
  enquiries: Outbox;
  notifications: Outbox;
  /** Undefined if no daily mail is wanted. */
  digests?: Outbox | undefined;
  /** Mails about sign-ins to the desk. */
  sessions?: Outbox | undefined;
};

export type OutboxesDependencies = {
  stores: Stores;
  smtp: SmtpConfig;
  siteUrl: string;
  site: Pick<SiteConfig, "owner" | "booking" | "prices" | "brand" | "accent">;
  digest: Config["digest"];
  gatherDigest: (digest: Digest) => Promise<DigestFacts>;
  payment: PaymentProvider;
  clock: Clock;
  log: Log;
};

export function startOutboxes(dependencies: OutboxesDependencies): Outboxes {
  const { stores, smtp, siteUrl, site, payment, digest, gatherDigest, clock, log } = dependencies;
  const { owner, booking: rules, prices } = site;
  const sendEnquiry = createSmtpSender(smtp.url, async (enquiry: Enquiry) => {
    const waiting =
      enquiry.suspicion === null ? undefined : await stores.enquiries.listQuarantine(mostInNotice);
    return composeMail(enquiry, { ...smtp, timeZone: rules.timeZone, prices }, waiting);
  });
  const sendNotification = createSmtpSender(smtp.url, async (notification: Notification) => {
    const key = await stores.bookings.readKey();
    return composeNotification(notification, { ...smtp, owner, rules, payment, key, siteUrl });
  });
  const startDigests = (wanted: { at: string; locale: Locale }) => {
    const { brand, accent } = site;
    const settings = { ...smtp, ...wanted, brand, accent, timeZone: rules.timeZone };
    const send = createSmtpSender(smtp.url, async (item: Digest) =>
      composeDigest(await gatherDigest(item), settings),
    );
    return startOutbox({ ...shared, queue: stores.digests, send });
  };
  const deskFacts = { brand: site.brand, siteUrl, timeZone: rules.timeZone };
  const shared = { clock, random: Math.random, log };
  const sendSession = createSmtpSender(smtp.url, (session: Session) =>
    composeSessionMail(session, { ...smtp, ...deskFacts }),
  );
  return {
    enquiries: startOutbox({ ...shared, queue: stores.enquiries, send: sendEnquiry }),
    notifications: startOutbox({ ...shared, queue: stores.notifications, send: sendNotification }),
    digests: digest && startDigests(digest),
    sessions: startOutbox({ ...shared, queue: stores.sessions, send: sendSession }),
  };
}
