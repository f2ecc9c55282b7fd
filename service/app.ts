import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { maxBodyBytes, sendFormPath, sendPath } from "../contracts/contact-message.ts";
import { bookingPath } from "../contracts/booking.ts";
import { localePrefix, locales } from "../contracts/locale.ts";
import type { Network } from "../contracts/configuration/network.ts";
import type { BookingParts } from "./booking/booking-parts.ts";
import { createBookingRoutes } from "./booking/booking-routes.ts";
import { checkHealth } from "./http/check-health.ts";
import { findAssets } from "./http/find-assets.ts";
import { findSiteStyle } from "./http/find-site-style.ts";
import { createVisitorFinder } from "./http/find-visitor.ts";
import { createRateLimit } from "./http/rate-limit.ts";
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
  booking: Omit<BookingParts, "findVisitor" | "limits" | "assets" | "now" | "log"> | undefined;
  /** What the owner should know about the mails (`/healthz`). */
  listWarnings: () => string[];
  /** Where a visitor can write when the form does not work. */
  contactEmail: string;
  /** Who may say for whom they ask (D27). */
  trustedProxies: readonly Network[];
  now: () => number;
  /** Milliseconds that no correction of the clock changes. */
  elapsed: () => number;
  log: Log;
};

const windowMs = 10 * 60 * 1000;
// Far above what a person writes, low enough to keep the owner's mailbox usable.
const enquiryTurns = 20;
// All sessions of the largest package, and some more; each takes an hour from others.
const bookingTurns = 15;
// Each move sends a mail to an address that nobody has verified.
const moveTurns = 10;

/** The whole service as a function from request to answer: site, mail, booking and their health (design §4). */
export function createApp(parts: AppParts): Hono<RequestVariables> {
  const { enquiries, onEnquiry, booking, listWarnings, contactEmail, now, elapsed, log } = parts;
  const findVisitor = createVisitorFinder(parts.trustedProxies);
  const limitVisitors = (turns: number) => {
    const takeTurn = createRateLimit({ turns, windowMs, elapsed });
    return (c: Context) => takeTurn(findVisitor(c));
  };
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
  app.get("/healthz", checkHealth({ check, listWarnings, now: elapsed, log }));

  const limitBody = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (c) => c.text(`The body is too large. Send at most ${maxBodyBytes} bytes.`, 413),
  });
  for (const path of [sendPath, sendFormPath]) app.use(path, requireSameOrigin, limitBody);
  app.route(
    "/",
    createMailRoutes({
      enquiries,
      onEnquiry,
      takeTurn: limitVisitors(enquiryTurns),
      contactEmail,
      siteStyle: findSiteStyle(site),
      log,
    }),
  );
  if (booking !== undefined) {
    for (const locale of locales) {
      app.post(`${localePrefix[locale]}${bookingPath}/*`, requireSameOrigin, limitBody);
    }
    app.route(
      "/",
      createBookingRoutes({
        ...booking,
        findVisitor,
        limits: { book: limitVisitors(bookingTurns), move: limitVisitors(moveTurns) },
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
