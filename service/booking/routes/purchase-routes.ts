import { randomBytes } from "node:crypto";
import { readGuideAnswers } from "../../../contracts/brief/brief.ts";
import { packageNames } from "../../../contracts/booking.ts";
import { bookingCopy } from "../copy/booking-copy.ts";
import { describeAnswers, type Guided } from "../copy/describe-answers.ts";
import { describeRemaining } from "../copy/describe-remaining.ts";
import { bookingPages } from "../core/booking-addresses.ts";
import { parseSlot } from "../core/slot-parameter.ts";
import { isOffered } from "../core/slots.ts";
import { renderDetails } from "../pages/details-page.ts";
import { renderBalance } from "../pages/purchase/balance-page.ts";
import { addConfirmationRoutes } from "./confirmation-routes.ts";
import { openBalance, openPurchase } from "./open-records.ts";
import { addPaymentRoutes } from "./payment-routes.ts";
import { receiveBooking } from "./receive-booking.ts";
import {
  answerNotice,
  readPageContext,
  readZones,
  type BookingApp,
  type BookingContext,
} from "./request-context.ts";
import { showCalendar } from "./show-calendar.ts";

const emptyFields = { name: "", email: "", topic: "", invoiceName: "", taxId: "" };

export function addPurchaseRoutes(app: BookingApp): void {
  app.get("/", async (c) => {
    const token = c.req.query("package");
    if (token !== undefined) return showPackageCalendar(c, token);
    const { title, lead } = bookingCopy[c.var.locale].calendar;
    return showCalendar(c, {
      title,
      lead,
      page: "calendar",
      slotPage: "details",
      query: readGuided(c),
    });
  });

  app.get(bookingPages.balance, async (c) => {
    const opened = await openBalance(c, c.req.query("package"));
    if (opened instanceof Response) return opened;
    const { found: purchase, token } = opened;
    const { bookings } = c.var.dependencies;
    const sessions = await bookings.listSessions(purchase.purchaseId);
    const { free } = await c.var.openCalendar();
    const key = await bookings.readKey();
    return c.html(renderBalance(readPageContext(c), { purchase, token, sessions, free, key }));
  });

  app.get(bookingPages.details, async (c) => {
    const { rules, now } = c.var.dependencies;
    const slot = parseSlot(c.req.query("slot"));
    const purchase = c.req.query("package");
    const { zones } = readZones(c, c.req.query("zone"));
    if (slot === undefined || !isOffered(slot, rules, now())) {
      return answerNotice(c, 409, { name: "unavailable", query: { package: purchase } });
    }
    if (purchase !== undefined) {
      const opened = await openPurchase(c, purchase);
      if (opened instanceof Response) return opened;
    }
    const request = randomBytes(16).toString("hex");
    const guided = readGuided(c);
    const fields = { ...emptyFields, topic: describeAnswers(guided, c.var.locale) };
    const blank = { fields, chosen: guided.sessions ?? "single", problems: [], guided };
    return c.html(renderDetails(readPageContext(c), { ...blank, slot, zones, request, purchase }));
  });

  app.post(bookingPages.hold, async (c) => receiveBooking(c));
  addPaymentRoutes(app);
  addConfirmationRoutes(app);
}

/** Reads what the guide of the site adds to the calendar's address: its answers and the size that it proposes. */
function readGuided(c: BookingContext): Guided {
  const sessions = packageNames.find((name) => name === c.req.query("sessions"));
  return {
    ...readGuideAnswers((question) => c.req.query(question)),
    ...(sessions && { sessions }),
  };
}

async function showPackageCalendar(c: BookingContext, token: string): Promise<Response> {
  const { locale } = c.var;
  const opened = await openPurchase(c, token);
  if (opened instanceof Response) return opened;
  const {
    packageTitle,
    packageLead_one: one,
    packageLead_other: other,
  } = bookingCopy[locale].calendar;
  return showCalendar(c, {
    title: packageTitle,
    lead: describeRemaining({ one, other }, opened.found, locale),
    page: "calendar",
    slotPage: "details",
    query: { package: token },
    knownZone: opened.found.timeZone,
  });
}
