import { addDays, mondayOf, type Zone } from "./zone.ts";

/** One of the visitor's weeks, as the calendar shows it. */
export type Week = {
  monday: string;
  /** Days with free hours, in order, each with the starts of its sessions. */
  days: { date: string; slots: number[] }[];
  /** Mondays of the neighbouring weeks, where there can be free hours. */
  previous: string | undefined;
  next: string | undefined;
};

/** The Monday of the week to show: of the wanted one, which may be anything, within the weeks that have free hours, and without one of the first of these. */
export function findMonday(
  free: readonly number[],
  zone: Zone,
  now: number,
  wanted: string | undefined,
): string {
  const { first, last } = findWeeks(free, zone, now);
  return clamp(isDay(wanted) ? mondayOf(wanted) : first, first, last);
}

/** Puts the free hours of a week into the visitor's days. */
export function describeWeek(
  free: readonly number[],
  zone: Zone,
  now: number,
  monday: string,
): Week {
  const { first, last } = findWeeks(free, zone, now);
  const end = addDays(monday, 7);
  const [startsAt, endsAt] = [zone.instantOf(monday, 0), zone.instantOf(end, 0)];
  const ofWeek = free.filter((slot) => slot >= startsAt && slot < endsAt);
  const days = Map.groupBy(ofWeek, (slot) => zone.dateAt(slot));
  return {
    monday,
    days: [...days].map(([date, slots]) => ({ date, slots })),
    previous: monday > first ? addDays(monday, -7) : undefined,
    next: monday < last ? end : undefined,
  };
}

/** Mondays of the first and the last week with free hours. */
function findWeeks(free: readonly number[], zone: Zone, now: number) {
  const mondayAt = (instant: number | undefined) => mondayOf(zone.dateAt(instant ?? now));
  return { first: mondayAt(free[0]), last: mondayAt(free.at(-1)) };
}

function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  return !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}

function clamp(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}

/** Writes the start of a session as it stands in addresses, e.g. `"2026-11-23T08:00Z"`. */
export function formatSlot(slot: number): string {
  return `${new Date(slot).toISOString().slice(0, 16)}Z`;
}

/** Reads the start of a session out of an address or a form; undefined where it is none. */
export function parseSlot(text: string | undefined): number | undefined {
  if (text === undefined || !/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}Z$/.test(text)) return undefined;
  const slot = Date.parse(text);
  return Number.isNaN(slot) ? undefined : slot;
}
