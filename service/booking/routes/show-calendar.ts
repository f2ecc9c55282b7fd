import { bookingAddress } from "../core/booking-addresses.ts";
import { describeWeek, findMonday } from "../core/week.ts";
import { createZone } from "../core/zone.ts";
import { renderCalendar } from "../pages/calendar-page.ts";
import type { CalendarView } from "../pages/calendar-view.ts";
import { otherLocale, readPageContext, readZones, type BookingContext } from "./request-context.ts";

export function showCalendar(
  c: BookingContext,
  view: Pick<CalendarView, "title" | "lead" | "page" | "slotPage" | "query"> &
    Partial<Pick<CalendarView, "keep">> & {
      knownZone?: string;
    },
): Response | Promise<Response> {
  const { locale } = c.var;
  const { zones, isAssumed } = readZones(c, c.req.query("zone") ?? view.knownZone);
  const { free, weeksIn, cachePage } = c.var.openCalendar();
  const weeks = weeksIn(zones.visitors);
  const context = readPageContext(c);
  const { isFramed } = context;
  const monday = findMonday(weeks, c.req.query("week"));
  // Built from the cache key's values alone: the request's address would make every page differ.
  const otherAddress = bookingAddress(otherLocale[locale], view.page, {
    ...view.query,
    week: monday,
    zone: isAssumed ? undefined : zones.visitors,
  });
  const name = JSON.stringify([locale, isFramed, zones, isAssumed, monday, view]);
  const page = cachePage(name, () =>
    renderCalendar(
      { ...context, otherAddress },
      {
        ...view,
        week: describeWeek(free, createZone(zones.visitors), weeks, monday),
        firstFree: free[0],
        zones,
        isZoneAssumed: isAssumed,
      },
    ),
  );
  return c.html(page);
}
