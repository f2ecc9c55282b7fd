import type { Context } from "hono";
import type { Log } from "../../log.ts";
import type { PaymentProvider } from "../core/payment-provider.ts";
import type { SiteFacts } from "../pages/page-context.ts";
import type { BookingStore } from "../store/booking-store.ts";

export type BookingDependencies = SiteFacts & {
  bookings: BookingStore;
  payment: PaymentProvider;
  siteUrl: string;
  onNotifications: () => void;
  /** Tells the owner of what no mail tells. */
  alert: (text: string) => void;
  findVisitor: (c: Context) => string;
  /** Each function spends one request of a visitor's quota, or returns the seconds until the next is allowed. */
  quotas: Record<"book" | "move", (c: Context) => Promise<number | undefined>>;
  now: () => number;
  log: Log;
};
