import { findBookingProblems } from "../../../contracts/booking.ts";
import { findPrice, listOffered } from "../../../contracts/find-price.ts";
import { tidyText } from "../../text/tidy-text.ts";
import { createTimeFormats } from "../copy/time-formats.ts";
import { bookingAddress, signAppointment, signHold } from "../core/booking-addresses.ts";
import { parseSlot } from "../core/slot-parameter.ts";
import { findOfferedSlots, isOffered, toSpan } from "../core/slots.ts";
import { renderDetails, type DetailsView } from "../pages/details-page.ts";
import { openPurchase } from "./open-records.ts";
import {
  answerNotice,
  readForm,
  readPageContext,
  readZones,
  refuseBusy,
  refuseOverQuota,
  refuseTaken,
  type BookingContext,
} from "./request-context.ts";

export async function receiveBooking(c: BookingContext): Promise<Response> {
  const { rules, prices, now } = c.var.dependencies;
  const form = await readForm(c);
  const { name = "", email = "", topic = "", request = "", package: purchase } = form;
  const { invoiceName = "", taxId = "" } = form;
  const slot = parseSlot(form["slot"]);
  const { zones } = readZones(c, form["zone"]);
  const isWellFormed = /^[0-9a-f]{32}$/.test(request);
  if (slot === undefined || !isWellFormed || !isOffered(slot, rules, now())) {
    const query = { package: purchase, zone: zones.visitors };
    return answerNotice(c, 409, { name: "unavailable", query });
  }
  const fields = { name, email, topic: tidyText(topic).trim(), invoiceName, taxId };
  const chosen = listOffered(prices).find((known) => known === form["sessions"]) ?? "single";
  const problems = findBookingProblems(fields).filter(
    ({ field }) => purchase === undefined || field === "topic",
  );
  const view = { slot, zones, request, purchase, fields, chosen, problems };
  if (problems.length > 0) return c.html(renderDetails(readPageContext(c), view), 422);
  return purchase === undefined ? hold(c, view) : bookFromPurchase(c, view, purchase);
}

async function hold(c: BookingContext, view: DetailsView): Promise<Response> {
  const { locale, dependencies } = c.var;
  const { bookings, prices, rules, findVisitor, now, log } = dependencies;
  const { slot, zones, request, fields, chosen } = view;
  const span = toSpan(slot, rules);
  const query = { zone: zones.visitors };
  const refusal = (await refuseOverQuota(c, "book")) ?? (await refuseBusy(c, span, query));
  if (refusal !== undefined) return refusal;
  const { sessions, totalCents } = findPrice(prices, chosen);
  const held = await bookings.hold(span, {
    name: fields.name.trim(),
    email: fields.email.trim(),
    topic: fields.topic,
    invoiceName: fields.invoiceName.trim(),
    taxId: fields.taxId.trim(),
    request,
    holder: findVisitor(c),
    locale,
    timeZone: zones.visitors,
    sessions,
    totalCents,
    currency: prices.currency,
    offeredHours: findOfferedSlots(rules, now()).length,
  });
  if (held.outcome === "tooMany") return refuseHold(c, "tooManyHolds", held.freeAt, zones.visitors);
  if (held.outcome === "tooManyUnpaid") {
    log({ event: "holds-refused" });
    return refuseHold(c, held.outcome, held.freeAt, zones.visitors);
  }
  if (held.outcome !== "booked") return refuseTaken(c, slot, query);
  const token = signHold(await bookings.readKey(), held.booking);
  return c.redirect(bookingAddress(locale, "payment", { hold: token }), 303);
}

async function bookFromPurchase(
  c: BookingContext,
  { slot, request, fields: { topic } }: DetailsView,
  token: string,
): Promise<Response> {
  const { locale, dependencies } = c.var;
  const { bookings, rules, onNotifications } = dependencies;
  const opened = await openPurchase(c, token);
  if (opened instanceof Response) return opened;
  const span = toSpan(slot, rules);
  const query = { package: token };
  const refusal = (await refuseOverQuota(c, "book")) ?? (await refuseBusy(c, span, query));
  if (refusal !== undefined) return refusal;
  const { purchaseId } = opened.found;
  const booked = await bookings.bookRemaining(span, purchaseId, { request, topic });
  if (booked.outcome === "usedUp") return answerNotice(c, 409, { name: "usedUp" });
  if (booked.outcome !== "booked") return refuseTaken(c, slot, query);
  onNotifications();
  const appointment = signAppointment(await bookings.readKey(), booked.booking);
  return c.redirect(bookingAddress(locale, "appointment", { booking: appointment }), 303);
}

async function refuseHold(
  c: BookingContext,
  name: "tooManyHolds" | "tooManyUnpaid",
  freeAt: number,
  zone: string,
): Promise<Response> {
  c.header("Retry-After", String(Math.ceil((freeAt - c.var.dependencies.now()) / 1000)));
  const when = createTimeFormats(c.var.locale, zone).moment(freeAt);
  return answerNotice(c, 429, { name, values: { when }, query: { zone } });
}
