import type { Locale } from "../../../contracts/locale.ts";
import { bookingAddress } from "../core/booking-addresses.ts";
import { renderCalendar } from "../pages/calendar-page.ts";
import type { CalendarView } from "../pages/calendar-view.ts";
import { readPageContext, readZones, type BookingContext } from "./request-context.ts";

export async function showCalendar(
  c: BookingContext,
  view: Pick<CalendarView, "title" | "lead" | "page" | "slotPage" | "query"> &
    Partial<Pick<CalendarView, "keep">> & {
      knownZone?: string;
    },
): Promise<Response> {
  const { locale } = c.var;
  const { zones, isAssumed } = readZones(c, c.req.query("zone") ?? view.knownZone);
  const { free, findWeek, cachePage } = await c.var.openCalendar();
  const week = findWeek(zones.visitors, c.req.query("week"));
  const context = readPageContext(c);
  const { isFramed } = context;
  // Built from the values of the cache key only: with the request's address, every page would differ.
  const addressIn = (other: Locale): string =>
    bookingAddress(other, view.page, {
      ...view.query,
      week: week.monday,
      zone: isAssumed ? undefined : zones.visitors,
    });
  const whole = { ...view, week, firstFree: free[0], zones, isZoneAssumed: isAssumed };
  const page = cachePage(JSON.stringify([locale, isFramed, whole]), () =>
    renderCalendar({ ...context, addressIn }, whole),
  );
  return c.html(page);
}
