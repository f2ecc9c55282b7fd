import type { Booking } from "../core/booking.ts";
import { writeCalendarFile } from "../notifications/calendar-file.ts";
import { describeEvent } from "../notifications/describe-event.ts";
import type { BookingContext } from "./request-context.ts";

export async function answerCalendarFile(c: BookingContext, booking: Booking): Promise<Response> {
  const { bookings, owner, siteUrl, now } = c.var.dependencies;
  const key = await bookings.readKey();
  const event = {
    ...describeEvent({ ...booking, booking }, "visitor", { owner, key, siteUrl }),
    writtenAt: now(),
    organizer: { name: owner.name, address: owner.email },
    attendees: [],
  };
  const method = booking.state === "cancelled" ? "CANCEL" : "PUBLISH";
  return c.body(writeCalendarFile(method, event), 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": 'attachment; filename="cita.ics"',
  });
}
