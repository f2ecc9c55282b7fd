import { bookingAddress, signAppointment } from "../core/booking-addresses.ts";
import type { Booking } from "../core/booking.ts";
import { findPackageEnd } from "../core/package-validity.ts";
import type { PaymentOutcome } from "../core/payment-provider.ts";
import { renderPayment } from "../pages/payment-page.ts";
import { answerNotice, readPageContext, type BookingContext } from "./request-context.ts";

/** Query parameter of the address to which a provider's own pages return. */
export const returnMark = "returned";

/**
 * Charges for a hold, or fetches the outcome of an earlier charge, and confirms it if paid; `token` is the hold's
 * link.
 */
export async function takePayment(
  c: BookingContext,
  booking: Booking,
  token: string,
): Promise<Response> {
  const outcome = await settle(c, booking, token);
  if (outcome.status === "elsewhere") return c.redirect(outcome.address, 303);
  return answerOutcome(c, { booking, token }, outcome);
}

/** Confirms what was paid on a provider's own pages; an unpaid hold shows its payment again. */
export async function finishPayment(
  c: BookingContext,
  booking: Booking,
  token: string,
): Promise<Response> {
  const outcome = await settle(c, booking, token);
  if (outcome.status === "elsewhere") {
    return c.html(renderPayment(readPageContext(c), { booking, token, isRefused: false }));
  }
  return answerOutcome(c, { booking, token }, outcome);
}

function answerOutcome(
  c: BookingContext,
  { booking, token }: { booking: Booking; token: string },
  outcome: Exclude<PaymentOutcome, { status: "elsewhere" }>,
): Response | Promise<Response> {
  return outcome.status === "paid"
    ? confirm(c, booking, outcome)
    : c.html(renderPayment(readPageContext(c), { booking, token, isRefused: true }), 402);
}

export async function showAppointment(c: BookingContext, booking: Booking): Promise<Response> {
  const key = await c.var.dependencies.bookings.readKey();
  const token = signAppointment(key, booking);
  return c.redirect(bookingAddress(c.var.locale, "appointment", { booking: token }), 303);
}

async function settle(c: BookingContext, booking: Booking, hold: string): Promise<PaymentOutcome> {
  const { payment, siteUrl, log } = c.var.dependencies;
  const { id, sessions, totalCents, currency, email, locale, holdEndsAt } = booking;
  const returnAddress = siteUrl + bookingAddress(locale, "payment", { hold, [returnMark]: "yes" });
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

async function confirm(
  c: BookingContext,
  booking: Booking,
  paid: Extract<PaymentOutcome, { status: "paid" }>,
): Promise<Response> {
  const { bookings, rules, now, onNotifications, alert, log } = c.var.dependencies;
  const { id } = booking;
  const { reference } = paid;
  const outcome = await bookings
    .confirm(id, paid, findPackageEnd(rules, now()))
    .catch((error: unknown) => {
      log({ event: "paid-not-stored", id, reference });
      alert(
        `Payment ${reference} could not be stored. If its visitor does not try again, agree an hour, or pay it back`,
      );
      throw error;
    });
  if (outcome !== "done") {
    const isGone = outcome === "gone";
    log({ event: isGone ? "paid-hold-lost" : "paid-otherwise", id, reference });
    const fault = isGone ? "came after its hour was let go" : "is not for what was chosen";
    alert(
      `Payment ${reference} ${fault}. Write to the visitor: agree another hour, or pay it back`,
    );
    const name = isGone ? "paidTooLate" : "paidOtherwise";
    return answerNotice(c, 409, { name, values: { reference } });
  }
  onNotifications();
  return showAppointment(c, booking);
}
