import type { Booking } from "../storage/booking.ts";
import { bookingAddress, bookingPages, signAppointment } from "./links.ts";
import { renderPayment } from "./pages/payment-page.ts";
import type { PaymentOutcome } from "./payment-provider.ts";
import {
  answerNotice,
  openLink,
  readForm,
  readFrame,
  type BookingApp,
  type Visit,
} from "./visit.ts";

/** The payment of a hold: nothing is confirmed before it, and it is confirmed once (D15). */
export function addPaymentRoutes(app: BookingApp): void {
  app.get(bookingPages.payment, async (c) => {
    const opened = await openHold(c, c.req.query("hold"));
    if (opened instanceof Response) return opened;
    return c.html(renderPayment(readFrame(c), opened.found, opened.token, false));
  });

  app.post(bookingPages.payment, async (c) => {
    const opened = await openHold(c, (await readForm(c))["hold"]);
    if (opened instanceof Response) return opened;
    const { found, token } = opened;
    const booking = c.var.parts.bookings.startPayment(found.id);
    if (booking === undefined) return answerNotice(c, 410, { name: "holdEnded" });
    const outcome = await settle(c, booking, token);
    if (outcome.status === "elsewhere") return c.redirect(outcome.address, 303);
    if (outcome.status === "refused") {
      return c.html(renderPayment(readFrame(c), booking, token, true), 402);
    }
    return confirm(c, booking, outcome);
  });

  app.post(bookingPages.release, async (c) => {
    const { bookings } = c.var.parts;
    const opened = await openHold(c, (await readForm(c))["hold"]);
    if (opened instanceof Response) return opened;
    bookings.release(opened.found.id);
    const zone = opened.found.timeZone;
    return c.redirect(bookingAddress(c.var.locale, "calendar", { zone }), 303);
  });
}

/** A hold that can be paid; one that is paid already leads to its appointment, one that has ended to the calendar. */
async function openHold(
  c: Visit,
  token: string | undefined,
): Promise<{ found: Booking; token: string } | Response> {
  const { bookings, now } = c.var.parts;
  let hasEnded = false;
  const opened = await openLink(c, "hold", token, (id) => {
    const booking = bookings.find(id);
    hasEnded = booking === undefined || (booking.holdEndsAt ?? Infinity) <= now();
    return booking;
  });
  if (hasEnded) return answerNotice(c, 410, { name: "holdEnded" });
  if (opened instanceof Response || opened.found.state === "held") return opened;
  return leadToAppointment(c, opened.found);
}

async function settle(c: Visit, booking: Booking, hold: string): Promise<PaymentOutcome> {
  const { payment, siteUrl, log } = c.var.parts;
  const { id, sessions, totalCents, currency, email, locale, holdEndsAt } = booking;
  const returnAddress = siteUrl() + bookingAddress(locale, "payment", { hold });
  try {
    return await payment.settle({
      holdId: id,
      sessions,
      totalCents,
      currency,
      email,
      locale,
      expiresAt: holdEndsAt ?? 0,
      returnAddress,
    });
  } catch (error) {
    log({ event: "payment-failed", id, error: String(error) });
    return { status: "refused" };
  }
}

function confirm(
  c: Visit,
  booking: Booking,
  paid: Extract<PaymentOutcome, { status: "paid" }>,
): Response | Promise<Response> {
  const { bookings, rules, now, onLetters, log } = c.var.parts;
  const { id } = booking;
  const { reference } = paid;
  const validUntil = new Date(now());
  validUntil.setUTCMonth(validUntil.getUTCMonth() + rules.packageMonths);
  const outcome = bookings.confirm(id, paid, validUntil.getTime());
  if (outcome !== "done") {
    const isGone = outcome === "gone";
    log({ event: isGone ? "paid-hold-lost" : "paid-otherwise", id, reference });
    const name = isGone ? "paidTooLate" : "paidOtherwise";
    return answerNotice(c, 409, { name, values: { reference } });
  }
  onLetters();
  return leadToAppointment(c, booking);
}

function leadToAppointment(c: Visit, booking: Booking): Response {
  const token = signAppointment(c.var.parts.bookings.readKey(), booking);
  return c.redirect(bookingAddress(c.var.locale, "appointment", { booking: token }), 303);
}
