import type { BookingParts } from "./booking-parts.ts";
import type { Markup } from "./pages/shell.ts";
import { findFreeSlots } from "./slots.ts";

const minuteMs = 60_000;
// A page takes about 20 KB; whoever asks for odd weeks and zones must not fill the memory.
const mostPages = 500;

/** What many visitors are shown, and what is dear to make. */
export type Calendar = {
  /** Every session that can be booked at this moment, in order. */
  free: readonly number[];
  /** The page of a name, made where there is none yet. */
  keepPage: (name: string, make: () => Markup) => Markup;
};

/** Keeps the calendar until a booking changes, in this process or another, or the minute is over: hours come and go with the minutes too. */
export function keepCalendar(
  parts: Pick<BookingParts, "bookings" | "rules" | "now">,
): () => Calendar {
  let kept: { moment: string; calendar: Calendar } | undefined;
  return () => {
    const moment = `${parts.bookings.readVersion()} ${String(Math.floor(parts.now() / minuteMs))}`;
    if (kept?.moment !== moment) kept = { moment, calendar: makeCalendar(findFreeSlots(parts)) };
    return kept.calendar;
  };
}

function makeCalendar(free: readonly number[]): Calendar {
  const pages = new Map<string, Markup>();
  return {
    free,
    keepPage: (name, make) => {
      const page = pages.get(name) ?? make();
      if (pages.size >= mostPages) pages.clear();
      pages.set(name, page);
      return page;
    },
  };
}
