import { parseHours, weekdays, type BookingRules } from "../../../contracts/booking-rules.ts";
import { consultation } from "../../../contracts/consultation.ts";
import { addDays, createZone, weekdayOf } from "../../time/zone.ts";

const minuteMs = 60_000;
const weekMs = 7 * 24 * 60 * minuteMs;

export const sessionMs = consultation.minutes * minuteMs;

export type Span = { startsAt: number; endsAt: number };

/** The owner's rules, with hours opened besides the weekly ones. */
export type Offer = BookingRules & { extra?: readonly Span[] };

export type BufferedSpan = Span & { bufferMs: number };

export function toSpan(slot: number, { bufferMinutes }: BookingRules): BufferedSpan {
  return { startsAt: slot, endsAt: slot + sessionMs, bufferMs: bufferMinutes * minuteMs };
}

/** True if the rules offer the slot; whether it is free is checked in the transaction that books it. */
export function isOffered(slot: number, rules: Offer, now: number): boolean {
  return listOfferedSlots(rules, { startsAt: slot, endsAt: slot + 1 }, now).includes(slot);
}

/** Returns the starts of all sessions that the rules offer now, booked or free. */
export function findOfferedSlots(rules: Offer, now: number): number[] {
  return listOfferedSlots(rules, findBookableSpan(rules, now), now);
}

/**
 * Returns the starts of the sessions in a span that the rules offer now: after the notice and before the horizon
 * (D15).
 */
export function listOfferedSlots(rules: Offer, span: Span, now: number): number[] {
  const bookable = findBookableSpan(rules, now);
  const asked = {
    startsAt: Math.max(span.startsAt, bookable.startsAt),
    endsAt: Math.min(span.endsAt, bookable.endsAt),
  };
  return asked.startsAt >= asked.endsAt ? [] : listSlots(rules, asked);
}

/**
 * Filters slots, given in order, to those that keep the buffer from booked spans (D15); `listTaken` returns the
 * booked spans that overlap a given span.
 */
export async function findFreeSlots(
  slots: readonly number[],
  { bufferMinutes }: Pick<BookingRules, "bufferMinutes">,
  listTaken: (from: number, to: number) => Promise<readonly Span[]>,
): Promise<number[]> {
  const [first, last] = [slots[0], slots.at(-1)];
  if (first === undefined || last === undefined) return [];
  const bufferMs = bufferMinutes * minuteMs;
  const taken = await listTaken(first - bufferMs, last + sessionMs + bufferMs);
  return slots.filter((start) =>
    taken.every(
      ({ startsAt, endsAt }) =>
        start + sessionMs + bufferMs <= startsAt || start >= endsAt + bufferMs,
    ),
  );
}

/**
 * Returns the starts of all sessions in a span, in order, booked or free. Each working period is divided from its
 * beginning, in elapsed time when clocks change (D15); so is each period opened besides them, between their sessions.
 */
export function listSlots(rules: Offer, { startsAt, endsAt }: Span): number[] {
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
  for (const { startsAt: from, endsAt: to } of rules.extra ?? []) {
    for (let start = from; start + sessionMs <= to; start += stepMs)
      if (slots.every((other) => Math.abs(other - start) >= stepMs)) slots.push(start);
  }
  return slots
    .filter((start) => start >= startsAt && start < endsAt)
    .toSorted((one, other) => one - other);
}

function findBookableSpan({ noticeHours, horizonWeeks }: BookingRules, now: number): Span {
  return { startsAt: now + noticeHours * 60 * minuteMs, endsAt: now + horizonWeeks * weekMs };
}
