import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { maxBodyBytes, sendFormPath, sendPath } from "../contracts/contact-message.ts";
import { bookingPath } from "../contracts/booking.ts";
import { localePrefix, locales } from "../contracts/locale.ts";
import type { BookingParts } from "./booking/booking-parts.ts";
import { createBookingRoutes } from "./booking/booking-routes.ts";
import { checkHealth } from "./http/check-health.ts";
import { findAssets } from "./http/find-assets.ts";
import { findSiteStyle } from "./http/find-site-style.ts";
import { createRateLimit, findClientAddress } from "./http/rate-limit.ts";
import { answerUnexpectedError, logRequests, type RequestVariables } from "./http/request-log.ts";
import { requireSameOrigin } from "./http/require-same-origin.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { serveSite } from "./http/serve-site.ts";
import { indexSite } from "./http/site-index.ts";
import type { Log } from "./log.ts";
import { createMailRoutes } from "./mail/mail-routes.ts";
import type { EnquiryStore } from "./storage/enquiry-store.ts";

export type AppParts = {
  /** The folder of the built site. */
  siteDir: string;
  enquiries: Pick<EnquiryStore, "add" | "check">;
  /** Called when there is an enquiry to deliver. */
  onEnquiry: () => void;
  /** Absent where an external calendar takes the bookings (D15). */
  booking: Omit<BookingParts, "takeTurn" | "assets" | "now" | "log"> | undefined;
  /** What the owner should know about the mails (`/healthz`). */
  listWarnings: () => string[];
  /** Where a visitor can write when the form does not work. */
  contactEmail: string;
  now: () => number;
  log: Log;
};

// Far above what a person writes, low enough to keep the owner's mailbox usable.
const enquiryLimit = { turns: 20, windowMs: 10 * 60 * 1000 };
// A booking takes three turns, and holds keep hours from others.
const bookingLimit = { turns: 30, windowMs: 10 * 60 * 1000 };

/** The whole service as a function from request to answer: site, mail, booking and their health (design §4). */
export function createApp(parts: AppParts): Hono<RequestVariables> {
  const { enquiries, onEnquiry, booking, listWarnings, contactEmail, now, log } = parts;
  const site = indexSite(parts.siteDir);
  const app = new Hono<RequestVariables>();
  app.onError(answerUnexpectedError);
  app.use(logRequests(log), addSecurityHeaders(site.contentSecurityPolicy));

  for (const path of ["/api/*", "/healthz"]) {
    app.use(path, async (c, next) => {
      await next();
      c.res.headers.set("Cache-Control", "no-store");
    });
  }
  const check = () => {
    enquiries.check();
    booking?.bookings.check();
  };
  app.get("/healthz", checkHealth({ check, listWarnings, now, log }));

  const limitBody = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (c) => c.text(`The body is too large. Send at most ${maxBodyBytes} bytes.`, 413),
  });
  for (const path of [sendPath, sendFormPath]) app.use(path, requireSameOrigin, limitBody);
  const takeTurn = createRateLimit({ ...enquiryLimit, now });
  app.route(
    "/",
    createMailRoutes({
      enquiries,
      onEnquiry,
      takeTurn: (c) => takeTurn(findClientAddress(c)),
      contactEmail,
      siteStyle: findSiteStyle(site),
      log,
    }),
  );
  if (booking !== undefined) {
    for (const locale of locales) {
      app.post(`${localePrefix[locale]}${bookingPath}/*`, requireSameOrigin, limitBody);
    }
    const takeBookingTurn = createRateLimit({ ...bookingLimit, now });
    app.route(
      "/",
      createBookingRoutes({
        ...booking,
        takeTurn: (c) => takeBookingTurn(findClientAddress(c)),
        assets: findAssets(site, "booking-page"),
        now,
        log,
      }),
    );
  }
  app.all("/api/*", (c) => c.text("There is no such call.", 404));
  app.route("/", serveSite(site));
  return app;
}
