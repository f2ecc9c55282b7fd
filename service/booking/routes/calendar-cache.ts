import { findFreeSlots, findOfferedSlots } from "../core/slots.ts";
import { describeWeek, findMonday, findWeeks, type Week, type Weeks } from "../core/week.ts";
import { createZone } from "../core/zone.ts";
import type { Markup } from "../pages/render-page.ts";
import type { BookingDependencies } from "./booking-dependencies.ts";

const minuteMs = 60_000;
// A page takes about 10 KB, and requests can ask for any week and zone, in any case of letters.
const mostKept = 1_000;

export type Calendar = {
  firstFree: number | undefined;
  /** The week to show in a time zone; `wanted` is any text. */
  findWeek: (zone: string, wanted: string | undefined) => Week;
  /** A page is kept by all that it is made of, so that no change elsewhere costs it. */
  cachePage: (name: string, make: () => Markup) => Markup;
};

/**
 * Caches the hours that the rules offer until the minute is over, the weeks with free ones until a booking changes too, in
 * this process or another, and pages while they are asked for.
 */
export function createCalendarCache({
  bookings,
  rules,
  now,
}: Pick<BookingDependencies, "bookings" | "rules" | "now">): () => Promise<Calendar> {
  const pages = new Map<string, Markup>();
  const cachePage = (name: string, make: () => Markup) => keep(pages, name, make);
  let offered: { minute: number; slots: readonly number[] } | undefined;
  let cached: { moment: string; calendar: Promise<Calendar> } | undefined;

  async function makeCalendar(slots: readonly number[]): Promise<Calendar> {
    const free = await findFreeSlots(slots, rules, async (from, to) =>
      bookings.listTaken(from, to),
    );
    return { firstFree: free[0], findWeek: cacheWeeks(free, now()), cachePage };
  }

  return async () => {
    const minute = Math.floor(now() / minuteMs);
    const moment = `${await bookings.readVersion()} ${String(minute)}`;
    if (cached?.moment === moment) return cached.calendar;
    if (offered?.minute !== minute) offered = { minute, slots: findOfferedSlots(rules, now()) };
    const made = { moment, calendar: makeCalendar(offered.slots) };
    cached = made;
    // What could not be read is read again at the next look.
    made.calendar.catch(() => {
      if (cached === made) cached = undefined;
    });
    return made.calendar;
  };
}

function cacheWeeks(free: readonly number[], now: number): Calendar["findWeek"] {
  const ends = new Map<string, Weeks>();
  const weeks = new Map<string, Week>();
  return (name, wanted) => {
    const between = keep(ends, name, () => findWeeks(free, createZone(name), now));
    const monday = findMonday(between, wanted);
    return keep(weeks, `${monday} ${name}`, () =>
      describeWeek(free, createZone(name), between, monday),
    );
  };
}

/** Returns what is kept under a name, or makes it; what nobody asked for the longest gives way. */
function keep<Value>(kept: Map<string, Value>, name: string, make: () => Value): Value {
  const value = kept.get(name) ?? make();
  kept.delete(name);
  kept.set(name, value);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? "");
  return value;
}
