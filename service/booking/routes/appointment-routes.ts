import { bookingAddress, bookingPages } from "../core/booking-addresses.ts";
import { findOwnRefund } from "../core/refund.ts";
import { parseSlot } from "../core/slot-parameter.ts";
import { renderAppointment } from "../pages/appointment-page.ts";
import { renderCancel, renderMove } from "../pages/change-pages.ts";
import { answerCalendarFile } from "./answer-calendar-file.ts";
import { moveAppointment, showMoveCalendar } from "./move-appointment.ts";
import { openAppointment, openChange } from "./open-records.ts";
import { readForm, readPageContext, readZones, type BookingApp } from "./request-context.ts";

/**
 * Adds the pages of an appointment, opened by its signed link: view, calendar file, and until the notice (24 hours)
 * move and cancel (§9).
 */
export function addAppointmentRoutes(app: BookingApp): void {
  app.get(bookingPages.appointment, async (c) => {
    const opened = await openAppointment(c, c.req.query("booking"));
    if (opened instanceof Response) return opened;
    const { found: booking, token } = opened;
    const key = await c.var.dependencies.bookings.readKey();
    const isJustMoved = c.req.query("changed") === "moved";
    return c.html(renderAppointment(readPageContext(c), { booking, token, isJustMoved, key }));
  });

  app.get(bookingPages.file, async (c) => {
    const opened = await openAppointment(c, c.req.query("booking"));
    return opened instanceof Response ? opened : answerCalendarFile(c, opened.found);
  });

  app.get(bookingPages.move, async (c) => {
    const opened = await openChange(c, c.req.query("booking"));
    if (opened instanceof Response) return opened;
    const slot = parseSlot(c.req.query("slot"));
    if (slot === undefined) return showMoveCalendar(c, opened);
    const { zones } = readZones(c, c.req.query("zone"));
    const { found: booking, token } = opened;
    return c.html(renderMove(readPageContext(c), booking, token, slot, zones.visitors));
  });

  app.post(bookingPages.move, async (c) => {
    const form = await readForm(c);
    const opened = await openChange(c, form["booking"]);
    if (opened instanceof Response) return opened;
    return moveAppointment(c, opened, parseSlot(form["slot"]));
  });

  app.get(bookingPages.cancel, async (c) => {
    const opened = await openChange(c, c.req.query("booking"));
    if (opened instanceof Response) return opened;
    return c.html(renderCancel(readPageContext(c), opened.found, opened.token));
  });

  app.post(bookingPages.cancel, async (c) => {
    const { bookings, prices, onNotifications } = c.var.dependencies;
    const form = await readForm(c);
    const opened = await openChange(c, form["booking"]);
    if (opened instanceof Response) return opened;
    const refundCents = form["refund"] === "money" ? findOwnRefund(opened.found, prices) : 0;
    if ((await bookings.cancel(opened.found.id, refundCents)) === "done") onNotifications();
    return c.redirect(bookingAddress(c.var.locale, "appointment", { booking: opened.token }), 303);
  });
}
