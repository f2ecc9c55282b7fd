import { addDays, mondayOf, type Zone } from "../../time/zone.ts";

export type Week = {
  monday: string;
  days: { date: string; slots: number[] }[];
  previous: string | undefined;
  next: string | undefined;
};

/** Mondays of the first and last week with free hours; both are this week's if there are none. */
export type Weeks = { first: string; last: string };

export function findWeeks(free: readonly number[], zone: Zone, now: number): Weeks {
  const mondayAt = (instant: number | undefined) => mondayOf(zone.dateAt(instant ?? now));
  return { first: mondayAt(free[0]), last: mondayAt(free.at(-1)) };
}

/**
 * Returns the Monday of the week to show: that of `wanted` (any text), limited to the weeks with free hours; the
 * first of them if `wanted` is not a date.
 */
export function findMonday({ first, last }: Weeks, wanted: string | undefined): string {
  return clamp(isDay(wanted) ? mondayOf(wanted) : first, first, last);
}

export function describeWeek(
  free: readonly number[],
  zone: Zone,
  { first, last }: Weeks,
  monday: string,
): Week {
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

function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  return !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}

function clamp(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}
