import { bookingAddress } from "../core/booking-addresses.ts";
import type { Booking } from "../core/booking.ts";
import { canChange } from "../core/change-notice.ts";
import { openLink, type BookingContext } from "./request-context.ts";

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
