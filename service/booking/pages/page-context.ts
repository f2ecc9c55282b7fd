import type { BookingRules } from "../../../contracts/booking-rules.ts";
import type { Locale } from "../../../contracts/locale.ts";
import type { Prices } from "../../../contracts/price.ts";
import type { SiteConfig } from "../../../contracts/configuration/site-config.ts";
import type { BookingCopy } from "../copy/booking-copy.ts";
import type { PaymentProvider } from "../core/payment-provider.ts";

export type SiteFacts = {
  brand: string;
  owner: Pick<SiteConfig["owner"], "name" | "email">;
  rules: BookingRules;
  prices: Prices;
  payment: Pick<PaymentProvider, "id" | "takesMoney" | "transfer">;
  /** False if mails are only stored: then no page promises a mail. */
  isMailing: boolean;
  assets: { styles: readonly string[]; scripts: readonly string[] };
};

/** True if a link in a mail confirms a hold, instead of the button on its payment page (decision 050). */
export function isConfirmedByMail({
  isMailing,
  payment,
}: Pick<SiteFacts, "isMailing" | "payment">): boolean {
  return isMailing && !payment.takesMoney;
}

export type PageContext = {
  site: SiteFacts;
  locale: Locale;
  copy: BookingCopy;
  now: number;
  isFramed: boolean;
  /** Returns the address of the page in another language. */
  addressIn: (locale: Locale) => string;
};
