import type { BookingRules } from "../../../contracts/booking-rules.ts";
import type { SiteConfig } from "../../../contracts/configuration/site-config.ts";
import type { PaymentProvider } from "../core/payment-provider.ts";

export type NotificationDependencies = {
  owner: Pick<SiteConfig["owner"], "name" | "email">;
  rules: Pick<BookingRules, "timeZone">;
  payment: Pick<PaymentProvider, "id">;
  /** Signs the links. */
  key: Uint8Array;
  /** Address of the site without a trailing slash. */
  siteUrl: string;
  /** The owner's mailbox, and the sender of all mails, as the settings have them. */
  to: string;
  from: string;
};
