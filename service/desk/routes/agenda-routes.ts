import { createTimeFormats, formatAmount } from "../../booking/copy/time-formats.ts";
import { parseSlot } from "../../booking/core/slot-parameter.ts";
import type { Span } from "../../booking/core/slots.ts";
import { addDays, createZone } from "../../time/zone.ts";
import { cancelWays } from "../../booking/owner/owner-changes.ts";
import { overlaps } from "../facts/day-hours.ts";
import { openAgenda, type AgendaSources } from "../facts/open-agenda.ts";
import { renderDayPage } from "../pages/day-page.ts";
import { renderCancelQuestion } from "../pages/cancel-question.ts";
import { renderDeskBooking } from "../pages/desk-booking-page.ts";
import { renderBookingList } from "../pages/list-pages.ts";
import {
  answer,
  goTo,
  readFields,
  readPage,
  readQuery,
  type DeskApp,
  type DeskContext,
} from "./desk-context.ts";
import { readDone } from "./home-routes.ts";
import { matches } from "./message-routes.ts";

const mostListed = 100;
const noon = 14 * 60;

/** Adds what the owner does with bookings, hours and payments; every change is one of `OwnerChanges` or a store. */
export function addAgendaRoutes(app: DeskApp, sources: AgendaSources): void {
  const { bookings, hours, payments, changes } = sources;

  app.get("/bookings", async (c) => {
    const query = readQuery(c, "q") ?? "";
    const found = (await openAgenda(sources)).bookings
      .filter(({ name, email }) => matches(query, [name, email]))
      .toReversed();
    return answer(c, renderBookingList(readPage(c), { found, query, most: mostListed }));
  });

  app.get("/booking", async (c) => {
    const booking = await bookings.find(readQuery(c, "id") ?? "");
    if (booking === undefined) return goTo(c, "", { done: "gone" });
    const view = {
      booking,
      free: await changes.listFree(),
      ways: changes.listWays(booking),
      refundCents: changes.findRefund(booking),
      done: readDone(c),
    };
    return answer(c, renderDeskBooking(readPage(c), view));
  });

  app.post("/move", async (c) => {
    const { id = "", slot, other } = await readFields(c);
    const outcome = await changes.move(id, parseSlot(slot === "other" ? other : slot));
    const done = outcome === "done" ? "moved" : outcome === "taken" ? "taken" : "gone";
    return goTo(c, "booking", { id, done });
  });

  app.get("/cancel", async (c) => {
    const booking = await bookings.find(readQuery(c, "id") ?? "");
    const way = cancelWays.find((known) => known === readQuery(c, "way"));
    if (booking?.state !== "confirmed" || way === undefined) return goTo(c, "", { done: "gone" });
    if (!changes.listWays(booking).includes(way)) return goTo(c, "", { done: "gone" });
    const amount = formatAmount(changes.findRefund(booking), booking.currency, c.var.locale);
    const mail = await c.var.desk.previewCancel(booking, way);
    return answer(c, renderCancelQuestion(readPage(c), { booking, way, amount, mail }));
  });

  app.post("/cancel", async (c) => {
    const { id = "", way: given } = await readFields(c);
    const booking = await bookings.find(id);
    const way = cancelWays.find((known) => known === given);
    if (booking?.state !== "confirmed" || way === undefined) return goTo(c, "", { done: "gone" });
    const outcome = await changes.cancel(booking, way);
    return goTo(c, "booking", { id, done: outcome === "done" ? "cancelled" : "gone" });
  });

  app.post("/missed", async (c) => {
    const { id = "", missed } = await readFields(c);
    const isMissed = missed !== "no";
    if ((await bookings.miss(id, isMissed)) !== "done") return goTo(c, "", { done: "gone" });
    const done = isMissed ? { done: "missed", undo: id } : { done: "came" };
    return goTo(c, "booking", { id, ...done });
  });

  app.get("/day", async (c) => showDay(c, sources, readQuery(c, "date"), false));

  app.post("/hours", async (c) => {
    const fields = await readFields(c);
    const kind = fields["kind"] === "extra" ? "extra" : "block";
    const span = readSpan(fields, sources.rules.timeZone);
    if (span === undefined) return showDay(c, sources, fields["date"], true);
    const undo = await hours.add(kind, span);
    const done = kind === "block" ? "blocked" : "opened";
    return goTo(c, "day", { date: fields["date"], done, undo });
  });

  app.post("/unblock", async (c) => {
    const { id = "", date } = await readFields(c);
    const done = (await hours.remove(id)) ? "unblocked" : "gone";
    return goTo(c, "day", { date, done });
  });

  app.post("/seen", async (c) => {
    const { id = "" } = await readFields(c);
    return goTo(c, "", { done: (await payments.markSeen(id)) > 0 ? "seen" : "gone" });
  });
}

async function showDay(
  c: DeskContext,
  sources: AgendaSources,
  wanted: string | undefined,
  isWrong: boolean,
): Promise<Response> {
  const agenda = await openAgenda(sources);
  const date = isDate(wanted) ? wanted : agenda.today;
  const [day] = await agenda.describe(date, 1);
  if (day === undefined) return goTo(c);
  const page = readPage(c);
  const done = readDone(c);
  const block = agenda.own.find(({ id, kind }) => id === done?.id && kind === "block");
  const { time } = createTimeFormats(page.locale, page.timeZone);
  const inside = day.entries.flatMap((entry) =>
    entry.kind === "booking" && block !== undefined && overlaps(entry, block)
      ? [`${entry.booking.name}, ${time(entry.startsAt)}`]
      : [],
  );
  const detail = inside.length === 0 ? "" : page.words.day.inside(inside.join("; "));
  const view = { day, own: agenda.own, isWrong, done: done && { ...done, detail } };
  return answer(c, renderDayPage(page, view), isWrong ? 422 : 200);
}

/** Reads the span of a form in the owner's zone; undefined if it has no end after its start. */
function readSpan(
  { date, part, from, to }: Record<string, string | undefined>,
  timeZone: string,
): Span | undefined {
  if (!isDate(date)) return undefined;
  const parts: Record<string, [number | undefined, number | undefined]> = {
    morning: [0, noon],
    afternoon: [noon, 24 * 60],
    all: [0, 24 * 60],
    span: [readMinute(from), readMinute(to)],
  };
  const [start, end] = Object.hasOwn(parts, part ?? "") ? (parts[part ?? ""] ?? []) : [];
  if (start === undefined || end === undefined || start >= end) return undefined;
  const zone = createZone(timeZone);
  const startsAt = zone.instantOf(date, start);
  const endsAt = end === 24 * 60 ? zone.instantOf(addDays(date, 1), 0) : zone.instantOf(date, end);
  return { startsAt, endsAt };
}

function readMinute(text = ""): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

function isDate(text: string | undefined): text is string {
  return parseSlot(`${text ?? ""}T00:00Z`) !== undefined;
}
