/** Returns the same day of the month in UTC, `months` later (negative: earlier), in ms since 1970. */
export function addMonths(instant: number, months: number): number {
  const date = new Date(instant);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
