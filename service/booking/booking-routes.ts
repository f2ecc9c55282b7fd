import { Hono } from "hono";
import { bookingPath, bookingStatusPath } from "../../contracts/booking.ts";
import { localePrefix, locales, type Locale } from "../../contracts/locale.ts";
import { addAppointmentRoutes } from "./appointment-routes.ts";
import type { BookingParts } from "./booking-parts.ts";
import { keepCalendar, type Calendar } from "./keep-calendar.ts";
import { addPurchaseRoutes } from "./purchase-routes.ts";
import { answerNotice, type BookingApp } from "./visit.ts";

/** The calendar's pages in both languages, and the call that tells the site that they are there (D15). */
export function createBookingRoutes(parts: BookingParts): Hono {
  const routes = new Hono();
  routes.get(bookingStatusPath, (c) => c.json({ takesBookings: true }));
  const openCalendar = keepCalendar(parts);
  for (const locale of locales) {
    const address = localePrefix[locale] + bookingPath;
    routes.get(`${address}/`, (c) => c.redirect(address + new URL(c.req.url).search, 301));
    routes.route(address, createEdition(locale, parts, openCalendar));
  }
  return routes;
}

function createEdition(
  locale: Locale,
  parts: BookingParts,
  openCalendar: () => Calendar,
): BookingApp {
  const app: BookingApp = new Hono();
  app.onError((error, c) => {
    parts.log({ event: "booking-not-stored", error: String(error) });
    return answerNotice(c, 503, { name: "notStored" });
  });
  app.use(async (c, next) => {
    c.set("parts", parts);
    c.set("openCalendar", openCalendar);
    c.set("locale", locale);
    await next();
    c.res.headers.set("Cache-Control", "no-store");
    return undefined;
  });
  addPurchaseRoutes(app);
  addAppointmentRoutes(app);
  return app;
}
