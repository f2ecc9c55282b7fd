import { Hono } from "hono";
import { bookingPath, bookingStatusPath } from "../../../contracts/booking.ts";
import { localePrefix, locales, type Locale } from "../../../contracts/locale.ts";
import { addAppointmentRoutes } from "./appointment-routes.ts";
import type { BookingDependencies } from "./booking-dependencies.ts";
import { createCalendarCache, type Calendar } from "./calendar-cache.ts";
import { addPurchaseRoutes } from "./purchase-routes.ts";
import { answerNotice, type BookingApp } from "./request-context.ts";

/** Creates the booking pages in both languages, and the status call of the site (D15). */
export function createBookingRoutes(dependencies: BookingDependencies): Hono {
  const routes = new Hono();
  routes.get(bookingStatusPath, (c) => c.json({ takesBookings: true }));
  const openCalendar = createCalendarCache(dependencies);
  for (const locale of locales) {
    const address = localePrefix[locale] + bookingPath;
    routes.get(`${address}/`, (c) => c.redirect(address + new URL(c.req.url).search, 301));
    routes.route(address, createEdition(locale, dependencies, openCalendar));
  }
  return routes;
}

function createEdition(
  locale: Locale,
  dependencies: BookingDependencies,
  openCalendar: () => Calendar,
): BookingApp {
  const app: BookingApp = new Hono();
  app.onError((error, c) => {
    dependencies.log({ event: "booking-not-stored", error: String(error) });
    return answerNotice(c, 503, { name: "notStored" });
  });
  app.use(async (c, next) => {
    c.set("dependencies", dependencies);
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
