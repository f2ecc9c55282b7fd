import { parseHours, weekdays, type BookingRules } from "../../contracts/booking-rules.ts";
import { consultation } from "../../contracts/consultation.ts";
import type { BookingParts } from "./booking-parts.ts";
import { addDays, createZone, weekdayOf } from "./zone.ts";

const minuteMs = 60_000;
const weekMs = 7 * 24 * 60 * minuteMs;

/** How long a session lasts, in milliseconds (§9). */
export const sessionMs = consultation.minutes * minuteMs;

/** A stretch of time, as instants in milliseconds since 1970. */
export type Span = { startsAt: number; endsAt: number };

/** From the soonest to the latest instant at which a session may start (D15). */
function findBookableSpan(rules: BookingRules, now: number): Span {
  const { noticeHours, horizonWeeks } = rules;
  return { startsAt: now + noticeHours * 60 * minuteMs, endsAt: now + horizonWeeks * weekMs };
}

/**
 * The starts of all sessions that fit into the owner's working hours between two instants, in order, whether free or
 * not: laid out from the beginning of each stretch of work, with the pause between them, as real hours on the days when
 * clocks change (D15).
 */
export function listSlots(rules: BookingRules, { startsAt, endsAt }: Span): number[] {
  const zone = createZone(rules.timeZone);
  const stepMs = sessionMs + rules.bufferMinutes * minuteMs;
  const slots: number[] = [];
  const lastDay = zone.dateAt(endsAt);
  for (let day = zone.dateAt(startsAt); day <= lastDay; day = addDays(day, 1)) {
    if (rules.holidays.includes(day)) continue;
    for (const hours of rules.weekly[weekdays[weekdayOf(day)] ?? "mon"] ?? []) {
      const range = parseHours(hours);
      if (range === undefined) continue;
      const end = zone.instantOf(day, range.toMinute);
      let start = zone.instantOf(day, range.fromMinute);
      for (; start + sessionMs <= end; start += stepMs) slots.push(start);
    }
  }
  return slots.filter((start) => start >= startsAt && start < endsAt);
}

/** The starts of the sessions that a visitor can book now: far enough ahead, not too far, and clear of what is taken, pauses included (D15). */
export function listFreeSlots(
  rules: BookingRules,
  span: Span,
  taken: readonly Span[],
  now: number,
): number[] {
  const bookable = findBookableSpan(rules, now);
  const asked = {
    startsAt: Math.max(span.startsAt, bookable.startsAt),
    endsAt: Math.min(span.endsAt, bookable.endsAt),
  };
  if (asked.startsAt >= asked.endsAt) return [];
  const bufferMs = rules.bufferMinutes * minuteMs;
  return listSlots(rules, asked).filter((start) =>
    taken.every(
      ({ startsAt, endsAt }) =>
        start + sessionMs + bufferMs <= startsAt || start >= endsAt + bufferMs,
    ),
  );
}

/** Every session that can be booked at this moment. */
export function findFreeSlots({
  bookings,
  rules,
  now,
}: Pick<BookingParts, "bookings" | "rules" | "now">): number[] {
  const bookable = findBookableSpan(rules, now());
  const marginMs = sessionMs + rules.bufferMinutes * minuteMs;
  const taken = bookings.listTaken(bookable.startsAt - marginMs, bookable.endsAt + marginMs);
  return listFreeSlots(rules, bookable, taken, now());
}
