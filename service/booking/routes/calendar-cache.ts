import { findFreeSlots } from "../core/slots.ts";
import type { Markup } from "../pages/render-page.ts";
import type { BookingDependencies } from "./booking-dependencies.ts";

const minuteMs = 60_000;
// A page takes about 20 KB, and requests can ask for any week and zone.
const mostPages = 500;

export type Calendar = {
  free: readonly number[];
  cachePage: (name: string, make: () => Markup) => Markup;
};

/** Caches calendar pages until a booking changes, in this process or another, or the minute is over. */
export function createCalendarCache({
  bookings,
  rules,
  now,
}: Pick<BookingDependencies, "bookings" | "rules" | "now">): () => Calendar {
  let cached: { moment: string; calendar: Calendar } | undefined;
  return () => {
    const moment = `${bookings.readVersion()} ${String(Math.floor(now() / minuteMs))}`;
    if (cached?.moment !== moment) {
      const free = findFreeSlots(rules, now(), (from, to) => bookings.listTaken(from, to));
      cached = { moment, calendar: makeCalendar(free) };
    }
    return cached.calendar;
  };
}

function makeCalendar(free: readonly number[]): Calendar {
  const pages = new Map<string, Markup>();
  return {
    free,
    cachePage: (name, make) => {
      const page = pages.get(name) ?? make();
      if (pages.size >= mostPages) pages.clear();
      pages.set(name, page);
      return page;
    },
  };
}
