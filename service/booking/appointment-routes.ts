import type { Booking } from "../storage/booking.ts";
import { writeCalendarFile } from "./calendar-file.ts";
import { describeEvent } from "./describe-event.ts";
import { bookingAddress, bookingPages, signAppointment } from "./links.ts";
import { changeNoticeMs, renderAppointment } from "./pages/appointment-page.ts";
import { renderCancel, renderMove } from "./pages/change-pages.ts";
import { isOffered, placeOf, showCalendar } from "./show-calendar.ts";
import { createTimeTexts } from "./time-texts.ts";
import {
  answerNotice,
  openLink,
  readForm,
  readFrame,
  readZones,
  refuseTurn,
  type BookingApp,
  type Visit,
} from "./visit.ts";
import { formatSlot, parseSlot } from "./week.ts";
import { fill, words } from "./words.ts";

type Opened = { found: Booking; token: string };

/** An appointment by its signed link: see it, take it into a calendar, move and cancel it until 24 hours before (§9). */
export function addAppointmentRoutes(app: BookingApp): void {
  app.get(bookingPages.appointment, async (c) => {
    const opened = await openAppointment(c, c.req.query("booking"));
    if (opened instanceof Response) return opened;
    const { found: booking, token } = opened;
    const key = c.var.parts.bookings.readKey();
    const isJustMoved = c.req.query("changed") === "moved";
    return c.html(renderAppointment(readFrame(c), { booking, token, isJustMoved, key }));
  });

  app.get(bookingPages.file, async (c) => {
    const opened = await openAppointment(c, c.req.query("booking"));
    if (opened instanceof Response) return opened;
    return answerFile(c, opened.found);
  });

  app.get(bookingPages.move, async (c) => {
    const opened = await openChange(c, c.req.query("booking"));
    if (opened instanceof Response) return opened;
    const slot = parseSlot(c.req.query("slot"));
    if (slot === undefined) return showMoveCalendar(c, opened);
    const { zones } = readZones(c, c.req.query("zone"));
    const { found: booking, token } = opened;
    return c.html(renderMove(readFrame(c), booking, token, slot, zones.visitors));
  });

  app.post(bookingPages.move, async (c) => {
    const form = await readForm(c);
    const opened = await openChange(c, form["booking"]);
    return opened instanceof Response ? opened : move(c, opened, parseSlot(form["slot"]));
  });

  app.get(bookingPages.cancel, async (c) => {
    const opened = await openChange(c, c.req.query("booking"));
    if (opened instanceof Response) return opened;
    return c.html(renderCancel(readFrame(c), opened.found, opened.token));
  });

  app.post(bookingPages.cancel, async (c) => {
    const { bookings, onLetters } = c.var.parts;
    const opened = await openChange(c, (await readForm(c))["booking"]);
    if (opened instanceof Response) return opened;
    const outcome = bookings.cancel(opened.found.id, changeNoticeMs);
    if (outcome === "done") onLetters();
    return c.redirect(appointmentAddress(c, opened.token), 303);
  });
}

async function openAppointment(c: Visit, token: string | undefined): Promise<Opened | Response> {
  const { bookings } = c.var.parts;
  return openLink(c, "appointment", token, (id) => bookings.find(id));
}

/** An appointment that can still be changed; any other is shown, with what can be done instead. */
async function openChange(c: Visit, token: string | undefined): Promise<Opened | Response> {
  const opened = await openAppointment(c, token);
  if (opened instanceof Response) return opened;
  const { state, startsAt } = opened.found;
  const isOpen = state === "confirmed" && startsAt - c.var.parts.now() >= changeNoticeMs;
  return isOpen ? opened : c.redirect(appointmentAddress(c, opened.token), 303);
}

function showMoveCalendar(c: Visit, { found, token }: Opened): Response | Promise<Response> {
  const { locale } = c.var;
  const { calendar } = words[locale];
  const knownZone = found.timeZone;
  const { zones } = readZones(c, c.req.query("zone") ?? knownZone);
  const when = createTimeTexts(locale, zones.visitors).moment(found.startsAt);
  return showCalendar(c, {
    title: calendar.moveTitle,
    lead: fill(calendar.moveLead, { when }),
    page: "move",
    slotPage: "move",
    query: { booking: token },
    knownZone,
    keep: { address: appointmentAddress(c, token), label: calendar.keep },
  });
}

async function move(
  c: Visit,
  { found, token }: Opened,
  slot: number | undefined,
): Promise<Response> {
  const { bookings, onLetters } = c.var.parts;
  if (slot === undefined || !isOffered(c, slot)) {
    return answerNotice(c, 409, { name: "unavailable", page: "move", query: { booking: token } });
  }
  const refusal = refuseTurn(c, "move");
  if (refusal !== undefined) return refusal;
  const outcome = bookings.move(found.id, placeOf(c, slot), changeNoticeMs);
  if (outcome === "taken") {
    const week = formatSlot(slot).slice(0, 10);
    const query = { booking: token, week };
    return answerNotice(c, 409, { name: "taken", page: "move", query });
  }
  if (outcome !== "done") return c.redirect(appointmentAddress(c, token), 303);
  onLetters();
  const moved = bookings.find(found.id);
  const renewed = moved === undefined ? token : signAppointment(bookings.readKey(), moved);
  return c.redirect(appointmentAddress(c, renewed, "moved"), 303);
}

function appointmentAddress(c: Visit, token: string, changed?: "moved"): string {
  return bookingAddress(c.var.locale, "appointment", { booking: token, changed });
}

function answerFile(c: Visit, booking: Booking): Response {
  const { bookings, owner, siteUrl, now } = c.var.parts;
  const parts = { owner, key: bookings.readKey(), siteUrl: siteUrl() };
  const event = {
    ...describeEvent({ ...booking, booking }, "visitor", parts),
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
