import { readDate, readWeekday } from "../query/table/calendar.ts";

/** Whole weights by weekday (Monday first) and by month of the year (January first); even where they are left out. */
export type DayWeights = { byWeekday?: readonly number[]; byMonth?: readonly number[] };

/** The days from `first` to `last`, both included, with a whole weight each, for `spreadQuota`. */
export function weighDays(
  first: number,
  last: number,
  { byWeekday = [], byMonth = [] }: DayWeights = {},
): { days: Int32Array; weights: number[] } {
  const days = Int32Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const weights = Array.from(
    days,
    (day) => (byWeekday[readWeekday(day)] ?? 1) * (byMonth[readDate(day).month - 1] ?? 1),
  );
  return { days, weights };
}
