import { readDate, readWeekday } from "./calendar.ts";
import type { Period } from "./view.ts";

/** Returns the running number of a day's period; `weekday` (0 is Monday) and `monthOfYear` (0 is January) recur. */
export const readPeriod: Record<Period, (day: number) => number> = {
  year: (day) => readDate(day).year,
  quarter: (day) => {
    const { year, month } = readDate(day);
    return year * 4 + Math.floor((month - 1) / 3);
  },
  month: (day) => {
    const { year, month } = readDate(day);
    return year * 12 + month - 1;
  },
  week: (day) => Math.floor((day + 3) / 7),
  day: (day) => day,
  weekday: readWeekday,
  monthOfYear: (day) => readDate(day).month - 1,
};

export function startOfPeriod(period: Period, day: number): number {
  const read = readPeriod[period];
  let start = day;
  while (read(start - 1) === read(day)) start -= 1;
  return start;
}
