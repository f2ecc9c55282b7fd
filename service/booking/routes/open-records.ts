import { bookingAddress } from "../core/booking-addresses.ts";
import type { Booking, Purchase } from "../core/booking.ts";
import { canChange } from "../core/change-notice.ts";
import { hasSessionLeft } from "../core/package-validity.ts";
import { answerNotice, openLink, type BookingContext } from "./request-context.ts";

export type OpenedAppointment = { found: Booking; token: string };

export async function openAppointment(
  c: BookingContext,
  token: string | undefined,
): Promise<OpenedAppointment | Response> {
  const { bookings } = c.var.dependencies;
  return openLink(c, "appointment", token, async (id) => bookings.find(id));
}

/** Opens an appointment that can still be changed; redirects to the appointment's page otherwise. */
export async function openChange(
  c: BookingContext,
  token: string | undefined,
): Promise<OpenedAppointment | Response> {
  const opened = await openAppointment(c, token);
  if (opened instanceof Response || canChange(opened.found, c.var.dependencies.now())) {
    return opened;
  }
  return c.redirect(bookingAddress(c.var.locale, "appointment", { booking: opened.token }), 303);
}

/** Opens a purchase by its link, also when nothing of it is left. */
export async function openBalance(
  c: BookingContext,
  token: string | undefined,
): Promise<{ found: Purchase; token: string } | Response> {
  const { bookings } = c.var.dependencies;
  return openLink(c, "purchase", token, async (id) => bookings.findPurchase(id));
}

/** Opens a purchase by its link; answers 409 if no session is left to book. */
export async function openPurchase(
  c: BookingContext,
  token: string,
): Promise<{ found: Purchase } | Response> {
  const opened = await openBalance(c, token);
  if (opened instanceof Response || hasSessionLeft(opened.found, c.var.dependencies.now()))
    return opened;
  return answerNotice(c, 409, { name: "usedUp" });
}
