/** Names the day (YYYY-MM-DD) of an instant in a time zone. */
export function nameDay(instant: number, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(instant);
}

/** Names the day that is `days` before another. */
export function nameDayBefore(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
