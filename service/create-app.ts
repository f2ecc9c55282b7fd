import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { courseLinks, signupPath } from "../contracts/course/signup.ts";
import { bookingPath } from "../contracts/booking.ts";
import { deskPath } from "../contracts/paths/desk-path.ts";
import { maxBodyBytes, sendFormPath, sendPath } from "../contracts/enquiry.ts";
import { viewPath } from "../contracts/paths/view-path.ts";
import { localePrefix, locales } from "../contracts/locale.ts";
import type { Network } from "../contracts/configuration/network.ts";
import type { BookingDependencies } from "./booking/routes/booking-dependencies.ts";
import { createBookingRoutes } from "./booking/routes/booking-routes.ts";
import { createCourseRoutes, type CourseDependencies } from "./course/course-routes.ts";
import type { DeskDependencies } from "./desk/routes/desk-dependencies.ts";
import { createDeskRoutes } from "./desk/routes/desk-routes.ts";
import { checkHealth, type Health } from "./http/check-health.ts";
import { findAssets } from "./http/find-assets.ts";
import { findSiteStyle } from "./http/find-site-style.ts";
import { createVisitorFinder } from "./http/find-visitor.ts";
import { answerUnexpectedError, logRequests, type RequestVariables } from "./http/request-log.ts";
import { createRequestQuota } from "./http/request-quota.ts";
import { requireSameOrigin } from "./http/require-same-origin.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { serveSite } from "./http/serve-site.ts";
import { indexSite } from "./http/site-index.ts";
import type { Log } from "./log.ts";
import { createMailRoutes } from "./mail/routes/mail-routes.ts";
import type { SharedQuotas } from "./storage/shared-quotas.ts";
import type { MailDependencies } from "./mail/routes/receive-enquiry.ts";
import { createViewRoutes, type ViewDependencies } from "./views/view-routes.ts";

export type AppDependencies = Pick<MailDependencies, "enquiries" | "onEnquiry" | "contactEmail"> & {
  siteDir: string;
  booking:
    | Omit<BookingDependencies, "findVisitor" | "quotas" | "assets" | "policy" | "now" | "log">
    | undefined;
  /** Undefined: views of pages are not counted. */
  views: Pick<ViewDependencies, "views" | "timeZone"> | undefined;
  course: Pick<CourseDependencies, "course" | "lessons" | "isOpen" | "onMail" | "brand">;
  desk: Omit<DeskDependencies, "quotas" | "styles" | "now" | "log">;
  examine: () => Promise<Health>;
  trustedProxies: readonly Network[];
  now: () => number;
  elapsed: () => number;
  /** Rate limits shared by several services; undefined: each process counts its own. */
  sharedQuotas: Pick<SharedQuotas, "share"> | undefined;
  log: Log;
};

const windowMs = 10 * 60 * 1000;
const quotas = {
  // Far more than a person writes, and few enough to keep the owner's mailbox usable.
  enquiries: 20,
  // All sessions of the largest package and a few more: each takes an hour from other visitors.
  bookings: 15,
  // Each move sends a mail to an address that nobody has verified.
  moves: 10,
  // A whole class behind one address.
  signups: 30,
  // More pages than a reader opens.
  views: 120,
  // Mails that let in to the desk, and tries of a code or a link.
  deskAsks: 10,
  deskTries: 30,
};

// Container hosts such as ONCE ask for the second.
const healthPaths = ["/healthz", "/up"];

/** Creates the whole service as a function from request to response: site, mail, booking and health. */
export function createApp(dependencies: AppDependencies): Hono<RequestVariables> {
  const { log } = dependencies;
  const site = indexSite(dependencies.siteDir);
  const app = new Hono<RequestVariables>();
  app.onError(answerUnexpectedError);
  app.use(logRequests(log), addSecurityHeaders(site.policy));
  for (const path of ["/api/*", ...healthPaths]) {
    app.use(path, async (c, next) => {
      await next();
      c.res.headers.set("Cache-Control", "no-store");
    });
  }
  app.on("GET", healthPaths, checkHealth(dependencies));

  const limitBody = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (c) => c.text(`The body is too large. Send at most ${maxBodyBytes} bytes.`, 413),
  });
  const findVisitor = createVisitorFinder(dependencies.trustedProxies);
  const limitVisitors = (name: keyof typeof quotas) => {
    const { elapsed, sharedQuotas } = dependencies;
    const requests = quotas[name];
    const spend =
      sharedQuotas?.share({ name, requests, windowMs }) ??
      createRequestQuota({ requests, windowMs, elapsed });
    return async (c: Context) => spend(findVisitor(c));
  };
  for (const path of [sendPath, sendFormPath, signupPath, ...Object.values(courseLinks)])
    app.use(path, requireSameOrigin, limitBody);
  const spendRequest = limitVisitors("enquiries");
  const siteStyle = findSiteStyle(site);
  app.route("/", createMailRoutes({ ...dependencies, spendRequest, siteStyle }));

  const courseRoutes = createCourseRoutes({
    ...dependencies.course,
    spendRequest: limitVisitors("signups"),
    contactEmail: dependencies.contactEmail,
    siteStyle,
    log,
  });
  app.route("/", courseRoutes);

  if (dependencies.booking !== undefined) {
    for (const locale of locales) {
      app.post(`${localePrefix[locale]}${bookingPath}/*`, requireSameOrigin, limitBody);
    }
    const bookingRoutes = createBookingRoutes({
      ...dependencies.booking,
      findVisitor,
      quotas: { book: limitVisitors("bookings"), move: limitVisitors("moves") },
      assets: findAssets(site, "booking-page"),
      policy: site.policy,
      now: dependencies.now,
      log,
    });
    app.route("/", bookingRoutes);
  }
  if (dependencies.views !== undefined) {
    app.use(viewPath, requireSameOrigin, limitBody);
    const viewRoutes = createViewRoutes({
      ...dependencies.views,
      isPage: (path) => site.files.get(path)?.policy !== undefined,
      spendRequest: limitVisitors("views"),
      now: dependencies.now,
    });
    app.route("/", viewRoutes);
  }
  for (const locale of locales) app.post(`${localePrefix[locale]}${deskPath}/*`, limitBody);
  const deskRoutes = createDeskRoutes({
    ...dependencies.desk,
    quotas: { ask: limitVisitors("deskAsks"), enter: limitVisitors("deskTries") },
    styles: findAssets(site, "desk-page").styles,
    now: dependencies.now,
    log,
  });
  app.route("/", deskRoutes);
  app.all("/api/*", (c) => c.text("There is no such call.", 404));
  app.route("/", serveSite(site));
  return app;
}
