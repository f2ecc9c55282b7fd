import type { BookingPage } from "../core/booking-addresses.ts";
import type { Week } from "../core/week.ts";
import type { Zones } from "./render-moment.ts";

/** A week of free hours, for a new booking or another purpose. */
export type CalendarView = {
  week: Week;
  /** The first free hour of all, if any. */
  firstFree: number | undefined;
  zones: Zones;
  /** True while the visitor's own zone is not known. */
  isZoneAssumed: boolean;
  title: string;
  lead: string;
  /** The page itself, the page that a slot leads to, and the query that both keep. */
  page: BookingPage;
  slotPage: BookingPage;
  query: Record<string, string | undefined>;
  /** A link that leaves everything as it is. */
  keep?: { address: string; label: string };
};
