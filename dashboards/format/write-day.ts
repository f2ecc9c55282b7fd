import { dayMs } from "../query/table/calendar.ts";

/** Writes a day number in ISO format for files: `2024-03-31`; empty for NaN. */
export function writeDay(dayNumber: number): string {
  return Number.isNaN(dayNumber)
    ? ""
    : new Date(Math.round(dayNumber) * dayMs).toISOString().slice(0, 10);
}
