import { randomBytes } from "node:crypto";
import { findBookingProblems, holdMinutes, packageNames } from "../../contracts/booking.ts";
import { findPrice } from "../../contracts/price.ts";
import { countRemaining, type Purchase } from "../storage/booking.ts";
import { bookingAddress, bookingPages, signAppointment, signHold } from "./links.ts";
import { renderDetails, type DetailsView } from "./pages/details-page.ts";
import { addPaymentRoutes } from "./payment-routes.ts";
import { isOffered, placeOf, showCalendar } from "./show-calendar.ts";
import { createTimeTexts } from "./time-texts.ts";
import {
  answerNotice,
  openLink,
  readForm,
  readFrame,
  readZones,
  refuseTurn,
  type BookingApp,
  type Visit,
} from "./visit.ts";
import { formatSlot, parseSlot } from "./week.ts";
import { choose, fill, words } from "./words.ts";

const emptyFields = { name: "", email: "", topic: "" };

/** From the calendar to a hold, and on to its payment; a session of a package that is paid is booked at once. */
export function addPurchaseRoutes(app: BookingApp): void {
  app.get("/", async (c) => {
    const { calendar } = words[c.var.locale];
    const token = c.req.query("package");
    const pages = { page: "calendar", slotPage: "details", query: { package: token } } as const;
    if (token === undefined) {
      return showCalendar(c, { ...pages, title: calendar.title, lead: calendar.lead });
    }
    const opened = await openPurchase(c, token);
    if (opened instanceof Response) return opened;
    const lead = describeRemaining(c, opened.found);
    const knownZone = opened.found.timeZone;
    return showCalendar(c, { ...pages, title: calendar.packageTitle, lead, knownZone });
  });

  app.get(bookingPages.details, async (c) => {
    const slot = parseSlot(c.req.query("slot"));
    const purchase = c.req.query("package");
    const { zones } = readZones(c, c.req.query("zone"));
    if (slot === undefined || !isOffered(c, slot)) {
      return answerNotice(c, 409, { name: "unavailable", query: { package: purchase } });
    }
    if (purchase !== undefined) {
      const opened = await openPurchase(c, purchase);
      if (opened instanceof Response) return opened;
    }
    const request = randomBytes(16).toString("hex");
    const blank = { fields: emptyFields, chosen: "single", problems: [] } as const;
    return showDetails(c, 200, { ...blank, slot, zones, request, purchase });
  });

  app.post(bookingPages.hold, async (c) => receiveBooking(c));
  addPaymentRoutes(app);
}

async function receiveBooking(c: Visit): Promise<Response> {
  const form = await readForm(c);
  const { name = "", email = "", topic = "", request = "", package: purchase } = form;
  const slot = parseSlot(form["slot"]);
  const { zones } = readZones(c, form["zone"]);
  const query = { package: purchase, zone: zones.visitors };
  const isKnown = /^[0-9a-f]{32}$/.test(request);
  if (slot === undefined || !isKnown || !isOffered(c, slot)) {
    return answerNotice(c, 409, { name: "unavailable", query });
  }
  const fields = { name, email, topic: tidyText(topic) };
  const chosen = packageNames.find((known) => known === form["sessions"]) ?? "single";
  const problems = findBookingProblems(fields).filter(
    ({ field }) => purchase === undefined || field === "topic",
  );
  if (problems.length > 0) {
    return showDetails(c, 422, { slot, zones, request, purchase, fields, chosen, problems });
  }
  return purchase === undefined
    ? hold(c, { slot, zones, request, purchase, fields, chosen, problems })
    : bookFromPurchase(c, slot, purchase, { request, topic: fields.topic });
}

async function hold(c: Visit, view: DetailsView): Promise<Response> {
  const { locale, parts } = c.var;
  const { bookings, prices, findVisitor } = parts;
  const { slot, zones, request, fields, chosen } = view;
  const { sessions, totalCents } = findPrice(prices, chosen);
  const refusal = refuseTurn(c, "book");
  if (refusal !== undefined) return refusal;
  const held = bookings.hold(placeOf(c, slot), {
    name: fields.name.trim(),
    email: fields.email.trim(),
    topic: fields.topic,
    request,
    holder: findVisitor(c),
    locale,
    timeZone: zones.visitors,
    sessions,
    totalCents,
    currency: prices.currency,
    holdMs: holdMinutes * 60_000,
  });
  if (held.outcome === "tooMany") return refuseHold(c, held.freeAt, zones.visitors);
  if (held.outcome !== "booked") return refuseTaken(c, slot, { zone: zones.visitors });
  const booking = bookings.find(held.id);
  if (booking === undefined) return answerNotice(c, 410, { name: "holdEnded" });
  const token = signHold(bookings.readKey(), booking);
  return c.redirect(bookingAddress(locale, "payment", { hold: token }), 303);
}

async function bookFromPurchase(
  c: Visit,
  slot: number,
  token: string,
  content: { request: string; topic: string },
): Promise<Response> {
  const { locale, parts } = c.var;
  const { bookings } = parts;
  const opened = await openPurchase(c, token);
  if (opened instanceof Response) return opened;
  const refusal = refuseTurn(c, "book");
  if (refusal !== undefined) return refusal;
  const booked = bookings.bookRemaining(placeOf(c, slot), opened.found.purchaseId, content);
  if (booked.outcome === "usedUp") return answerNotice(c, 409, { name: "usedUp" });
  const booking = booked.outcome === "booked" ? bookings.find(booked.id) : undefined;
  if (booking === undefined) return refuseTaken(c, slot, { package: token });
  parts.onLetters();
  const appointment = signAppointment(bookings.readKey(), booking);
  return c.redirect(bookingAddress(locale, "appointment", { booking: appointment }), 303);
}

async function refuseHold(c: Visit, freeAt: number, zone: string): Promise<Response> {
  c.header("Retry-After", String(Math.ceil((freeAt - c.var.parts.now()) / 1000)));
  const time = createTimeTexts(c.var.locale, zone).time(freeAt);
  return answerNotice(c, 429, { name: "tooManyHolds", values: { time }, query: { zone } });
}

async function refuseTaken(
  c: Visit,
  slot: number,
  query: Record<string, string>,
): Promise<Response> {
  const week = formatSlot(slot).slice(0, 10);
  return answerNotice(c, 409, { name: "taken", query: { ...query, week } });
}

/** A purchase with sessions left, or the answer that there are none. */
async function openPurchase(c: Visit, token: string): Promise<{ found: Purchase } | Response> {
  const { bookings } = c.var.parts;
  const opened = await openLink(c, "purchase", token, (id) => bookings.findPurchase(id));
  if (opened instanceof Response || countRemaining(opened.found) > 0) return opened;
  return answerNotice(c, 409, { name: "usedUp" });
}

function describeRemaining(c: Visit, purchase: Purchase): string {
  const { packageLead_one: one, packageLead_other: other } = words[c.var.locale].calendar;
  const count = countRemaining(purchase);
  const { date } = createTimeTexts(c.var.locale, purchase.timeZone);
  return fill(choose({ one, other }, count), { count, date: date(purchase.validUntil ?? 0) });
}

function showDetails(c: Visit, status: 200 | 422, view: DetailsView): Response | Promise<Response> {
  return c.html(renderDetails(readFrame(c), view), status);
}

// Browsers send the line breaks of a form as CRLF; what else controls a terminal has no place in a message.
function tidyText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the control characters are the point
  const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
  return text.replace(/\r\n?/g, "\n").replace(controls, "").trim();
}
