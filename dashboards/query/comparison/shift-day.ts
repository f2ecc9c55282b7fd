import { dayNumber, readDate } from "../table/calendar.ts";

export type Shift = { months: number } | { days: number };

/** Moves a day number by days, or by months with the same day of the month; null for a date that does not exist. */
export function shiftDay(day: number, shift: Shift): number | null {
  if ("days" in shift) return day + shift.days;
  const { year, month, day: dayOfMonth } = readDate(day);
  const moved = dayNumber(year, month + shift.months, dayOfMonth);
  return readDate(moved).day === dayOfMonth ? moved : null;
}

export function turnBack(shift: Shift): Shift {
  return "days" in shift ? { days: -shift.days } : { months: -shift.months };
}
