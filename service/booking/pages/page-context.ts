import type { BookingRules } from "../../../contracts/booking-rules.ts";
import type { Locale } from "../../../contracts/locale.ts";
import type { Prices } from "../../../contracts/price.ts";
import type { SiteConfig } from "../../../contracts/configuration/site-config.ts";
import type { BookingCopy } from "../copy/booking-copy.ts";
import type { PaymentProvider } from "../core/payment-provider.ts";

/** What the pages say of the owner and the offer; the same at every request. */
export type SiteFacts = {
  brand: string;
  owner: Pick<SiteConfig["owner"], "name" | "email">;
  rules: BookingRules;
  prices: Prices;
  payment: Pick<PaymentProvider, "id">;
  /** False where mails are only kept: then no page promises one. */
  isMailing: boolean;
  /** Addresses of the style sheets and scripts. */
  assets: { styles: readonly string[]; scripts: readonly string[] };
};

/** What every page is rendered with. */
export type PageContext = {
  site: SiteFacts;
  locale: Locale;
  copy: BookingCopy;
  now: number;
  /** In the frame of the consultations page, which has brand and languages around it. */
  isFramed: boolean;
  /** The same page in the other language. */
  otherAddress: string;
};
