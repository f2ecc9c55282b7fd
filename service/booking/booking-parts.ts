import type { Context } from "hono";
import type { BookingRules } from "../../contracts/booking-rules.ts";
import type { Prices } from "../../contracts/price.ts";
import type { SiteConfig } from "../../contracts/configuration/site-config.ts";
import type { Log } from "../log.ts";
import type { BookingStore } from "../storage/booking-store.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** What the booking calendar is made of; `service/main.ts` puts it together. */
export type BookingParts = {
  bookings: BookingStore;
  rules: BookingRules;
  prices: Prices;
  payment: PaymentProvider;
  brand: string;
  owner: Pick<SiteConfig["owner"], "name" | "email">;
  /** Address of the site without a trailing slash, for links that are read elsewhere. */
  siteUrl: () => string;
  /** False where mails are only kept: then no page says that one is under way. */
  isMailing: boolean;
  /** Called when there are mails to deliver. */
  onLetters: () => void;
  /** Tells visitors apart. */
  findVisitor: (c: Context) => string;
  /** Each takes a visitor's turn, or tells in how many seconds there is one again. */
  limits: Record<"book" | "move", (c: Context) => number | undefined>;
  /** Addresses of the pages' style sheets and scripts. */
  assets: { styles: readonly string[]; scripts: readonly string[] };
  now: () => number;
  log: Log;
};
