import type { Context } from "hono";
import type { Log } from "../../log.ts";
import type { PaymentProvider } from "../core/payment-provider.ts";
import type { SiteFacts } from "../pages/page-context.ts";
import type { BookingStore } from "../store/booking-store.ts";

/** What the routes work with; `service/compose-service.ts` puts it together. */
export type BookingDependencies = SiteFacts & {
  bookings: BookingStore;
  payment: PaymentProvider;
  /** Address of the site without a trailing slash, for links that are read elsewhere. */
  siteUrl: string;
  /** Called when notifications are due. */
  onNotifications: () => void;
  /** Returns the visitor's network address, which tells visitors apart. */
  findVisitor: (c: Context) => string;
  /** Each spends one request of a visitor's quota, or returns the seconds until there is one again. */
  quotas: Record<"book" | "move", (c: Context) => number | undefined>;
  now: () => number;
  log: Log;
};
