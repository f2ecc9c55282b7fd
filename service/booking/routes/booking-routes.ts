import { Hono } from "hono";
import { accepts } from "hono/accepts";
import { bookingPath, bookingStatusPath, freeHoursPath } from "../../../contracts/booking.ts";
import {
  defaultLocale,
  isLocale,
  localePrefix,
  locales,
  type Locale,
} from "../../../contracts/locale.ts";
import { addFeedRoute } from "../busy/answer-feed.ts";
import { formatSlot } from "../core/slot-parameter.ts";
import { addAppointmentRoutes } from "./appointment-routes.ts";
import type { BookingDependencies } from "./booking-dependencies.ts";
import { createCalendarCache, type Calendar } from "./calendar-cache.ts";
import { addWebhookRoute } from "./webhook-route.ts";
import { addPurchaseRoutes } from "./purchase-routes.ts";
import { answerNotice, type BookingApp, type BookingContext } from "./request-context.ts";

const freeHoursMs = 8 * 24 * 60 * 60_000;

/** Creates the booking pages in both languages, and the endpoints that the site reads (D15). */
export function createBookingRoutes(dependencies: BookingDependencies): Hono {
  const routes = new Hono();
  routes.get(bookingStatusPath, (c) => c.json({ takesBookings: true }));
  const openCalendar = createCalendarCache(dependencies);
  routes.get(freeHoursPath, async (c) => {
    const { free } = await openCalendar();
    const next = free.filter((slot) => slot < (free[0] ?? 0) + freeHoursMs);
    c.header("Cache-Control", "no-store");
    return c.json({ slots: next.map(formatSlot) });
  });
  addWebhookRoute(routes, dependencies);
  addFeedRoute(routes, dependencies);
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
  openCalendar: () => Promise<Calendar>,
): BookingApp {
  const app: BookingApp = new Hono();
  const policy = describePolicy(dependencies);
  app.onError((error, c) => {
    dependencies.log({ event: "booking-not-stored", error: String(error) });
    return answerNotice(c, 503, { name: "notStored" });
  });
  app.use(async (c, next) => {
    c.set("locale", c.req.path === bookingPath && isArrival(c) ? readLanguage(c) : locale);
    c.set("openCalendar", openCalendar);
    // The page of an error needs them too: the hours may not be readable.
    c.set("dependencies", dependencies);
    c.set("dependencies", { ...dependencies, rules: await dependencies.readOffer() });
    await next();
    c.res.headers.set("Cache-Control", "no-store");
    const { headers } = c.res;
    const isPage = headers.get("Content-Type")?.startsWith("text/html") === true;
    // The site's page for a missing address has a policy of its own.
    if (isPage && !headers.has("Content-Security-Policy"))
      headers.set("Content-Security-Policy", policy);
    return undefined;
  });
  addPurchaseRoutes(app);
  addAppointmentRoutes(app);
  return app;
}

/** Returns the site's policy, whose forms may lead to the pages of the payment provider too. */
function describePolicy({ policy, payments }: BookingDependencies): string {
  const { sessions } = payments.provider;
  if (sessions === undefined) return policy;
  return policy.replace("form-action 'self'", `form-action 'self' ${sessions.origin}`);
}

function isArrival({ req }: BookingContext): boolean {
  const from = req.header("sec-fetch-site");
  return from !== undefined && from !== "same-origin";
}

/**
 * A request from another site gets the browser's language, as at the site's other addresses without a prefix (D3).
 */
function readLanguage(c: BookingContext): Locale {
  c.header("Vary", "Accept-Language, Sec-Fetch-Site", { append: true });
  const locale = accepts(c, {
    header: "Accept-Language",
    supports: [...locales],
    default: defaultLocale,
    match: (languages, { default: otherwise }) =>
      languages
        .toSorted((a, b) => b.q - a.q)
        .map(({ type }) => type.slice(0, 2).toLowerCase())
        .find(isLocale) ?? otherwise,
  });
  return isLocale(locale) ? locale : defaultLocale;
}
