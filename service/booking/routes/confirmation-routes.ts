import { bookingPages, signHold } from "../core/booking-addresses.ts";
import type { Booking } from "../core/booking.ts";
import { hasHoldEnded } from "../core/holds/hold-quota.ts";
import { readLink } from "../core/signed-link.ts";
import { renderConfirmation } from "../pages/payment-page.ts";
import {
  answerNotice,
  readForm,
  readPageContext,
  refuseBusy,
  type BookingApp,
  type BookingContext,
} from "./request-context.ts";
import { showAppointment, takePayment } from "./take-payment.ts";

/**
 * Adds the page of the mailed link. Mail scanners open links too, so only the button on this page confirms (decision
 * 050).
 */
export function addConfirmationRoutes(app: BookingApp): void {
  app.get(bookingPages.confirm, async (c) => {
    const opened = await openConfirmation(c, c.req.query("confirmation"));
    if (opened instanceof Response) return opened;
    return c.html(renderConfirmation(readPageContext(c), opened));
  });

  app.post(bookingPages.confirm, async (c) => {
    const opened = await openConfirmation(c, (await readForm(c))["confirmation"]);
    if (opened instanceof Response) return opened;
    const { booking } = opened;
    const refusal = await refuseBusy(c, booking, { zone: booking.timeZone });
    if (refusal !== undefined) return refusal;
    const hold = signHold(await c.var.dependencies.bookings.readKey(), booking);
    return takePayment(c, { booking, token: hold });
  });
}

/** Returns a hold that its link can confirm; redirects to the appointment if it is confirmed already. */
async function openConfirmation(
  c: BookingContext,
  token = "",
): Promise<{ booking: Booking; token: string } | Response> {
  const { bookings, now } = c.var.dependencies;
  const link = readLink(await bookings.readKey(), "confirmation", token, now());
  if (link.state === "forged") return answerNotice(c, 404, { name: "forged" });
  const booking = link.state === "valid" ? await bookings.find(link.id) : undefined;
  if (booking === undefined || hasHoldEnded(booking, now())) {
    return answerNotice(c, 410, { name: "confirmationEnded" });
  }
  return booking.state === "held" ? { booking, token } : showAppointment(c, booking);
}
