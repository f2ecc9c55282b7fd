/** The same day so many months later, in UTC, e.g. `(Date.UTC(2027, 0, 15), 12)`; negative for earlier. */
export function addMonths(instant: number, months: number): number {
  const date = new Date(instant);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
