import type { BookingRules } from "../../../contracts/booking-rules.ts";
import type { SiteConfig } from "../../../contracts/configuration/site-config.ts";
import type { PaymentProvider } from "../core/payment-provider.ts";

export type NotificationDependencies = {
  owner: Pick<SiteConfig["owner"], "name" | "email">;
  rules: Pick<BookingRules, "timeZone">;
  payment: Pick<PaymentProvider, "id" | "transfer">;
  key: Uint8Array;
  siteUrl: string;
  to: string;
  from: string;
};
