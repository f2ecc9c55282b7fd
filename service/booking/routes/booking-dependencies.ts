import type { Context } from "hono";
import type { Log } from "../../log.ts";
import type { SiteFacts } from "../pages/page-context.ts";
import type { CalendarWatch } from "../busy/watch-calendars.ts";
import type { Offer } from "../core/slots.ts";
import type { Payments } from "../payment/payments.ts";
import type { BookingStore } from "../store/booking-store.ts";

export type BookingDependencies = SiteFacts & {
  bookings: BookingStore;
  /** Reads the rules, with the hours that the owner has opened besides them. */
  readOffer: () => Promise<Offer>;
  payments: Payments;
  siteUrl: string;
  /** The content security policy of the site's pages. */
  policy: string;
  onNotifications: () => void;
  /** Called when an event of the payment provider waits for the next round. */
  onPaymentEvent: () => void;
  findVisitor: (c: Context) => string;
  /** Each function counts one request of a visitor, and returns the seconds to wait if the limit is reached. */
  quotas: Record<"book" | "move", (c: Context) => Promise<number | undefined>>;
  /** The owner's calendars; undefined if there is none. */
  calendars?: Pick<CalendarWatch, "look" | "check"> | undefined;
  /** Makes the address of the feed of bookings; undefined if there is none. */
  feedKey?: string | undefined;
  now: () => number;
  log: Log;
};
