import type { BookingPage } from "../core/booking-addresses.ts";
import type { Week } from "../core/week.ts";
import type { Zones } from "./render-moment.ts";

export type CalendarView = {
  week: Week;
  firstFree: number | undefined;
  zones: Zones;
  isZoneAssumed: boolean;
  title: string;
  lead: string;
  page: BookingPage;
  slotPage: BookingPage;
  query: Record<string, string | undefined>;
  keep?: { address: string; label: string };
};
