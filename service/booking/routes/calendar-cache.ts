import { findFreeSlots, findOfferedSlots } from "../core/slots.ts";
import { describeWeek, findMonday, findWeeks, type Week, type Weeks } from "../core/week.ts";
import { createZone } from "../../time/zone.ts";
import type { Markup } from "../pages/render-page.ts";
import type { BookingDependencies } from "./booking-dependencies.ts";

const minuteMs = 60_000;
// A page takes about 10 KB, and requests can name any week and zone, in any letter case.
const mostKept = 1_000;

export type Calendar = {
  /** The starts of all free hours, in order. */
  free: readonly number[];
  /** Returns the week to show in a time zone; `wanted` is any text. */
  findWeek: (zone: string, wanted: string | undefined) => Week;
  /** Caches a rendered page; `name` must hold everything that the page depends on. */
  cachePage: (name: string, make: () => Markup) => Markup;
};

/**
 * Caches the weeks with free hours for the current minute, until a booking, a calendar or the owner's hours change (in
 * this process or another), and the most recently requested pages.
 */
export function createCalendarCache({
  bookings,
  readOffer,
  calendars,
  now,
}: Pick<
  BookingDependencies,
  "bookings" | "readOffer" | "calendars" | "now"
>): () => Promise<Calendar> {
  const pages = new Map<string, Markup>();
  const cachePage = (name: string, make: () => Markup) => keep(pages, name, make);
  let cached: { moment: string; calendar: Promise<Calendar> } | undefined;

  async function makeCalendar(isOffering: boolean): Promise<Calendar> {
    const rules = await readOffer();
    const slots = isOffering ? findOfferedSlots(rules, now()) : [];
    const free = await findFreeSlots(slots, rules, async (from, to) =>
      bookings.listTaken(from, to),
    );
    return { free, findWeek: cacheWeeks(free, now()), cachePage };
  }

  return async () => {
    const isOffering = (await calendars?.look()) ?? true;
    const minute = Math.floor(now() / minuteMs);
    const moment = `${await bookings.readVersion()} ${String(minute)} ${String(isOffering)}`;
    if (cached?.moment === moment) return cached.calendar;
    const made = { moment, calendar: makeCalendar(isOffering) };
    cached = made;
    // A failed read is not cached.
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

/** Returns the cached value of a name, or creates it; the least recently used value is evicted. */
function keep<Value>(kept: Map<string, Value>, name: string, make: () => Value): Value {
  const value = kept.get(name) ?? make();
  kept.delete(name);
  kept.set(name, value);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? "");
  return value;
}
