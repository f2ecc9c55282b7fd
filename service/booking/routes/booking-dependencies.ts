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
  /** Alerts the owner about payments that could not be matched to a booking; no mail reports them. */
  alert: (text: string) => void;
  findVisitor: (c: Context) => string;
  /** Each function counts one request of a visitor, and returns the seconds to wait if the limit is reached. */
  quotas: Record<"book" | "move", (c: Context) => Promise<number | undefined>>;
  now: () => number;
  log: Log;
};
