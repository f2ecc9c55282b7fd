import { bookingAddress, signAppointment } from "../core/booking-addresses.ts";
import type { Booking } from "../core/booking.ts";
import type { PaymentOutcome } from "../core/payment-provider.ts";
import { renderPayment, renderPending } from "../pages/payment-page.ts";
import { answerNotice, readPageContext, type BookingContext } from "./request-context.ts";

type OpenedHold = { booking: Booking; token: string };

/**
 * Charges for a hold, or fetches the outcome of an earlier charge, and confirms it if paid; `token` is the hold's
 * link.
 */
export async function takePayment(c: BookingContext, hold: OpenedHold): Promise<Response> {
  const outcome = await c.var.dependencies.payments.settle(hold.booking);
  if (outcome.status === "elsewhere") return c.redirect(outcome.address, 303);
  return answerOutcome(c, hold, outcome);
}

/** Confirms what was paid on a provider's own pages; an unpaid hold shows its payment again. */
export async function finishPayment(c: BookingContext, hold: OpenedHold): Promise<Response> {
  return answerOutcome(c, hold, await c.var.dependencies.payments.settle(hold.booking));
}

/** Answers with the state of a payment; the appointment's page once it is paid. */
export async function answerOutcome(
  c: BookingContext,
  hold: OpenedHold,
  outcome: PaymentOutcome,
): Promise<Response> {
  const page = readPageContext(c);
  const { payments } = c.var.dependencies;
  switch (outcome.status) {
    case "paid":
      return answerPaid(c, hold.booking, outcome);
    case "elsewhere":
      return c.html(renderPayment(page, { ...hold, isRefused: false }));
    case "pending":
      return c.html(renderPending(page, hold));
    case "refused":
      if (hold.booking.paymentSession === null)
        return c.html(renderPayment(page, { ...hold, isRefused: true }), 402);
      return answerReleased(c, hold, await payments.release(hold.booking));
  }
}

/** Answers that a hold is over, or what holds it: the provider may not answer that its page is closed. */
async function answerReleased(
  c: BookingContext,
  hold: OpenedHold,
  outcome: PaymentOutcome,
): Promise<Response> {
  return outcome.status === "refused" ? answerHoldEnded(c) : answerOutcome(c, hold, outcome);
}

/** Answers that a hold is over; where money is taken, its visitor may have paid. */
export function answerHoldEnded(c: BookingContext): Response | Promise<Response> {
  const { takesMoney } = c.var.dependencies.payments.provider;
  return answerNotice(c, 410, { name: takesMoney ? "paymentEnded" : "holdEnded" });
}

export async function showAppointment(c: BookingContext, booking: Booking): Promise<Response> {
  const key = await c.var.dependencies.bookings.readKey();
  const token = signAppointment(key, booking);
  return c.redirect(bookingAddress(c.var.locale, "appointment", { booking: token }), 303);
}

async function answerPaid(
  c: BookingContext,
  booking: Booking,
  paid: Extract<PaymentOutcome, { status: "paid" }>,
): Promise<Response> {
  const outcome = await c.var.dependencies.payments.confirm(booking, paid);
  if (outcome === "done") return showAppointment(c, booking);
  const name = outcome === "gone" ? "paidTooLate" : "paidOtherwise";
  return answerNotice(c, 409, { name, values: { reference: paid.reference } });
}
