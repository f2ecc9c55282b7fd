export const dayMs = 86_400_000;

/** Days since 1970-01-01 of a date (UTC), a small integer to V8 (decision 064); months from 1. */
export function dayNumber(year: number, month: number, day: number): number {
  return Math.round(Date.UTC(year, month - 1, day) / dayMs);
}

const daysOf400Years = 146_097;
/** Days from 1 March of the year 0, with which cycles of 400 years begin, to 1970-01-01. */
const daysTo1970 = 719_468;

/** Returns the date of a day number, without a `Date`, as bins ask for each day of a report. */
export function readDate(dayOf: number): { year: number; month: number; day: number } {
  const days = Math.floor(dayOf) + daysTo1970;
  const cycle = Math.floor(days / daysOf400Years);
  const inCycle = days - cycle * daysOf400Years;
  const leapDays =
    Math.floor(inCycle / 1460) - Math.floor(inCycle / 36_524) + Math.floor(inCycle / 146_096);
  const years = Math.floor((inCycle - leapDays) / 365);
  const inYear = inCycle - (365 * years + Math.floor(years / 4) - Math.floor(years / 100));
  // Months from March on have 31, 30, 31, 30 and 31 days in turn: 153 days each five.
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: years + 400 * cycle + (month < 3 ? 1 : 0),
    month,
    day: inYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}

/** Returns the weekday of a day number; 0 is Monday. */
export function readWeekday(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}
