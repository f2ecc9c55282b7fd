import { createTimeFormats } from "../copy/time-formats.ts";
import { bookingAddress, bookingPages, returnMark, signHold } from "../core/booking-addresses.ts";
import type { Booking } from "../core/booking.ts";
import { hasHoldEnded } from "../core/holds/hold-quota.ts";
import { findTransferEnd, hasLapsed, isAwaited, listWays } from "../core/holds/transfer.ts";
import { isConfirmedByMail } from "../pages/page-context.ts";
import { renderLinkSent, renderPayment } from "../pages/payment-page.ts";
import { renderTransfer } from "../pages/purchase/transfer-page.ts";
import type { BookingOutcome } from "../store/booking-outcome.ts";
import {
  answerNotice,
  readForm,
  readPageContext,
  readToken,
  refuseBusy,
  type BookingApp,
  type BookingContext,
} from "./request-context.ts";
import {
  answerHoldEnded,
  answerOutcome,
  finishPayment,
  showAppointment,
  takePayment,
} from "./take-payment.ts";

/**
 * Adds the payment page of a hold: paying confirms it, once (D15), or a mail is sent whose link does (decision 050).
 */
export function addPaymentRoutes(app: BookingApp): void {
  app.get(bookingPages.payment, async (c) => {
    const opened = await openHold(c, c.req.query("hold"));
    if (opened instanceof Response) return opened;
    const page = readPageContext(c);
    const { booking, token } = opened;
    if (isAwaited(booking)) return c.html(renderTransfer(page, opened));
    if (booking.paymentStartedAt !== null) {
      if (isConfirmedByMail(page.site)) return c.html(renderLinkSent(page, opened));
      if (c.req.query(returnMark) !== undefined) return finishPayment(c, { booking, token });
    }
    return c.html(renderPayment(page, { ...opened, isRefused: false }));
  });

  app.post(bookingPages.payment, async (c) => {
    const { hold, provider } = await readForm(c);
    const opened = await openHold(c, hold);
    if (opened instanceof Response) return opened;
    const { booking: held, token } = opened;
    const refusal = await refuseBusyHold(c, held);
    if (refusal !== undefined) return refusal;
    if (isConfirmedByMail(c.var.dependencies)) return mailLink(c, held, token);
    const started = await startPayment(c, held, provider);
    if (started.outcome === "tooMany") return refusePayment(c, held.timeZone, started.freeAt);
    if (started.outcome !== "booked") return answerHoldEnded(c);
    const { booking } = started;
    return isAwaited(booking) ? announceTransfer(c, booking) : takePayment(c, { booking, token });
  });

  app.post(bookingPages.release, async (c) => {
    const opened = await openHold(c, (await readForm(c))["hold"]);
    if (opened instanceof Response) return opened;
    const { timeZone: zone } = opened.booking;
    const { payments, onNotifications } = c.var.dependencies;
    const outcome = await payments.release(opened.booking);
    if (isAwaited(opened.booking)) onNotifications();
    if (outcome.status !== "refused") return answerOutcome(c, opened, outcome);
    return c.redirect(bookingAddress(c.var.locale, "calendar", { zone }), 303);
  });
}

/** Returns a hold that can be paid; redirects to its appointment if it is paid, and answers 410 if it has ended. */
async function openHold(
  c: BookingContext,
  given: string | undefined,
): Promise<{ booking: Booking; token: string } | Response> {
  const { bookings, now } = c.var.dependencies;
  const link = await readToken(c, "hold", given);
  if (link instanceof Response) return link;
  const booking = await bookings.find(link.id);
  if (booking === undefined || hasHoldEnded(booking, now()) || hasLapsed(booking)) {
    return answerHoldEnded(c);
  }
  return booking.state === "held" ? { booking, token: link.token } : showAppointment(c, booking);
}

/** Begins the payment in the way that the visitor chose, if it is offered for this hour, or else in the usual one. */
async function startPayment(
  c: BookingContext,
  held: Booking,
  chosen: string | undefined,
): Promise<BookingOutcome> {
  const { bookings, payments, now } = c.var.dependencies;
  const { provider } = payments;
  const ways = listWays(provider, held, now());
  const way = ways.find((id) => id === chosen) ?? ways[0];
  if (way === undefined) return { outcome: "gone" };
  const atOnce = provider.sessions === undefined ? undefined : "page";
  const heldBy = way === "transfer" ? findTransferEnd(provider.transfer, held, now()) : atOnce;
  return bookings.startPayment(held.id, way, heldBy);
}

/** Sends the mails about an awaited transfer; redirects to its page, whose link lasts as long as the hold. */
async function announceTransfer(c: BookingContext, booking: Booking): Promise<Response> {
  const { bookings, onNotifications } = c.var.dependencies;
  onNotifications();
  const hold = signHold(await bookings.readKey(), booking);
  return c.redirect(bookingAddress(c.var.locale, "payment", { hold }), 303);
}

/** Lets a hold go whose hour the owner's calendar has as busy by now, before anything is paid. */
async function refuseBusyHold(c: BookingContext, held: Booking): Promise<Response | undefined> {
  if (held.paymentStartedAt !== null) return undefined;
  const refusal = await refuseBusy(c, held, { zone: held.timeZone });
  if (refusal !== undefined) await c.var.dependencies.bookings.release(held.id);
  return refusal;
}

/** Queues the confirmation mail, once per hold, and redirects to the page that announces it. */
async function mailLink(
  c: BookingContext,
  { id, timeZone }: Booking,
  hold: string,
): Promise<Response> {
  const { bookings, onNotifications } = c.var.dependencies;
  const asked = await bookings.askConfirmation(id);
  if (asked.outcome === "tooMany") return refuseMail(c, timeZone, asked.freeAt);
  if (asked.outcome !== "booked") return answerHoldEnded(c);
  onNotifications();
  return c.redirect(bookingAddress(c.var.locale, "payment", { hold }), 303);
}

function refusePayment(c: BookingContext, zone: string, freeAt: number) {
  const when = createTimeFormats(c.var.locale, zone).moment(freeAt);
  return answerNotice(c, 429, { name: "otherPayment", values: { when }, query: { zone } });
}

async function refuseMail(c: BookingContext, zone: string, freeAt: number): Promise<Response> {
  c.header("Retry-After", String(Math.ceil((freeAt - c.var.dependencies.now()) / 1000)));
  const when = createTimeFormats(c.var.locale, zone).moment(freeAt);
  return answerNotice(c, 429, { name: "tooManyMails", values: { when }, query: { zone } });
}
