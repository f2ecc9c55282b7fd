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

/** Puts the free hours of a week into the visitor's days; the wanted Monday may be anything, and without one it is the week of the first free hour. */
export function describeWeek(
  free: readonly number[],
  zone: Zone,
  now: number,
  wanted: string | undefined,
): Week {
  const mondayAt = (instant: number | undefined) => mondayOf(zone.dateAt(instant ?? now));
  const [first, last] = [mondayAt(free[0]), mondayAt(free.at(-1))];
  const monday = clamp(isDay(wanted) ? mondayOf(wanted) : first, first, last);
  const end = addDays(monday, 7);
  const days = Map.groupBy(free, (slot) => zone.dateAt(slot));
  return {
    monday,
    days: [...days]
      .filter(([date]) => date >= monday && date < end)
      .map(([date, slots]) => ({ date, slots })),
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
