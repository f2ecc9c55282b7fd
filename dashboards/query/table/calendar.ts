export const dayMs = 86_400_000;

/** Days since 1970-01-01 of a date (UTC), a small integer to V8 (decision 064); months from 1. */
export function dayNumber(year: number, month: number, day: number): number {
  return Math.round(Date.UTC(year, month - 1, day) / dayMs);
}

export function readDate(day: number): { year: number; month: number; day: number } {
  const date = new Date(day * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Returns the weekday of a day number; 0 is Monday. */
export function readWeekday(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}
