import { renderCalendar, type CalendarView } from "./pages/calendar-page.ts";
import { bookingAddress } from "./links.ts";
import { listFreeSlots, sessionMs } from "./slots.ts";
import { otherLocale, readFrame, readZones, type Visit } from "./visit.ts";
import { describeWeek, findMonday } from "./week.ts";
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
  const { locale, parts } = c.var;
  const { zones, isAssumed } = readZones(c, c.req.query("zone") ?? view.knownZone);
  const { free, keepPage } = c.var.openCalendar();
  const zone = createZone(zones.visitors);
  const monday = findMonday(free, zone, parts.now(), c.req.query("week"));
  const frame = {
    ...readFrame(c),
    // Only what the page knows: any other address would make a page of its own to keep.
    otherAddress: bookingAddress(otherLocale[locale], view.page, {
      ...view.query,
      week: monday,
      zone: isAssumed ? undefined : zones.visitors,
    }),
  };
  const name = JSON.stringify([locale, frame.isFramed, zones, isAssumed, monday, view]);
  const page = keepPage(name, () => {
    const week = describeWeek(free, zone, parts.now(), monday);
    return renderCalendar(frame, {
      ...view,
      week,
      firstFree: free[0],
      zones,
      isZoneAssumed: isAssumed,
    });
  });
  return c.html(page);
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
