import { fillText } from "../../../contracts/fill-text.ts";
import { bookingCopy } from "../copy/booking-copy.ts";
import { createTimeFormats } from "../copy/time-formats.ts";
import { bookingAddress, signAppointment } from "../core/booking-addresses.ts";
import { formatSlotDay } from "../core/slot-parameter.ts";
import { isOffered, toSpan } from "../core/slots.ts";
import type { OpenedAppointment } from "./open-records.ts";
import {
  answerNotice,
  readZones,
  refuseOverQuota,
  type BookingContext,
} from "./request-context.ts";
import { showCalendar } from "./show-calendar.ts";

export async function showMoveCalendar(
  c: BookingContext,
  { found, token }: OpenedAppointment,
): Promise<Response> {
  const { locale } = c.var;
  const { calendar } = bookingCopy[locale];
  const knownZone = found.timeZone;
  const { zones } = readZones(c, c.req.query("zone") ?? knownZone);
  const when = createTimeFormats(locale, zones.visitors).moment(found.startsAt);
  return showCalendar(c, {
    title: calendar.moveTitle,
    lead: fillText(calendar.moveLead, { when }),
    page: "move",
    slotPage: "move",
    query: { booking: token },
    knownZone,
    keep: {
      address: bookingAddress(locale, "appointment", { booking: token }),
      label: calendar.keep,
    },
  });
}

export async function moveAppointment(
  c: BookingContext,
  { found, token }: OpenedAppointment,
  slot: number | undefined,
): Promise<Response> {
  const { bookings, rules, calendars, now, onNotifications } = c.var.dependencies;
  const query = { booking: token };
  if (slot === undefined || !isOffered(slot, rules, now())) {
    return answerNotice(c, 409, { name: "unavailable", page: "move", query });
  }
  const refusal = await refuseOverQuota(c, "move");
  if (refusal !== undefined) return refusal;
  const span = toSpan(slot, rules);
  const isFree = (await calendars?.check(span)) ?? true;
  const outcome = isFree ? await bookings.move(found.id, span) : "taken";
  if (outcome === "taken") {
    const week = formatSlotDay(slot);
    return answerNotice(c, 409, { name: "taken", page: "move", query: { ...query, week } });
  }
  if (outcome !== "done")
    return c.redirect(bookingAddress(c.var.locale, "appointment", query), 303);
  onNotifications();
  // The link expires some time after its session, so a moved session needs a new link.
  const moved = await bookings.find(found.id);
  const booking = moved === undefined ? token : signAppointment(await bookings.readKey(), moved);
  const address = bookingAddress(c.var.locale, "appointment", { booking, changed: "moved" });
  return c.redirect(address, 303);
}
