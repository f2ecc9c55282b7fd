import { findFreeSlots } from "../core/slots.ts";
import { findWeeks, type Weeks } from "../core/week.ts";
import { createZone } from "../core/zone.ts";
import type { Markup } from "../pages/render-page.ts";
import type { BookingDependencies } from "./booking-dependencies.ts";

const minuteMs = 60_000;
// A page takes about 20 KB, and requests can ask for any week and zone, in any case of letters.
const mostKept = 500;

export type Calendar = {
  free: readonly number[];
  /** The weeks with free hours in a time zone. */
  weeksIn: (zone: string) => Weeks;
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
      cached = { moment, calendar: makeCalendar(free, now()) };
    }
    return cached.calendar;
  };
}

function makeCalendar(free: readonly number[], now: number): Calendar {
  const weeks = new Map<string, Weeks>();
  const pages = new Map<string, Markup>();
  return {
    free,
    weeksIn: (zone) => keep(weeks, zone, () => findWeeks(free, createZone(zone), now)),
    cachePage: (name, make) => keep(pages, name, make),
  };
}

function keep<Value>(kept: Map<string, Value>, name: string, make: () => Value): Value {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const value = make();
  if (kept.size >= mostKept) kept.clear();
  kept.set(name, value);
  return value;
}
