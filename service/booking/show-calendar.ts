import { renderCalendar, type CalendarView } from "./pages/calendar-page.ts";
import { findBookableSpan, listFreeSlots, sessionMs } from "./slots.ts";
import { readFrame, readZones, type Visit } from "./visit.ts";
import { describeWeek } from "./week.ts";
import { createZone } from "./zone.ts";

/** Answers with the week of free hours that the address asks for. */
export function showCalendar(
  c: Visit,
  view: Pick<CalendarView, "title" | "lead" | "page" | "slotPage" | "query"> &
    Partial<Pick<CalendarView, "keep">> & {
      /** The zone known from an earlier booking; the address can name another. */
      knownZone?: string;
    },
): Response | Promise<Response> {
  const { zones, isAssumed } = readZones(c, c.req.query("zone") ?? view.knownZone);
  const free = findFreeSlots(c);
  const zone = createZone(zones.visitors);
  const week = describeWeek(free, zone, c.var.parts.now(), c.req.query("week"));
  const [firstFree] = free;
  const page = renderCalendar(readFrame(c), {
    ...view,
    week,
    firstFree,
    zones,
    isZoneAssumed: isAssumed,
  });
  return c.html(page);
}

/** Every session that can be booked at this moment. */
function findFreeSlots({ var: { parts } }: Visit): number[] {
  const { bookings, rules, now } = parts;
  const bookable = findBookableSpan(rules, now());
  const marginMs = sessionMs + rules.bufferMinutes * 60_000;
  const taken = bookings.listTaken(bookable.startsAt - marginMs, bookable.endsAt + marginMs);
  return listFreeSlots(rules, bookable, taken, now());
}

/** True where a session could be booked if nobody had: whether it is taken is for the store to say, which looks and writes at once. */
export function isOffered({ var: { parts } }: Visit, slot: number): boolean {
  const { rules, now } = parts;
  return listFreeSlots(rules, { startsAt: slot, endsAt: slot + 1 }, [], now()).includes(slot);
}

/** The stretch of time a session takes up, with its pauses. */
export function placeOf({ var: { parts } }: Visit, slot: number) {
  const bufferMs = parts.rules.bufferMinutes * 60_000;
  return { startsAt: slot, endsAt: slot + sessionMs, bufferMs };
}
