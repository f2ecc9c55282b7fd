const dayMs = 86_400_000;

export type DayWeights = { byWeekday?: readonly number[]; byMonth?: readonly number[] };

/**
 * Returns the days (since 1970-01-01) from `first` to `last`, both included, with a whole weight each for
 * `spreadQuota`: by weekday (Monday first) times month (January first), 1 where left out.
 */
export function weighDays(
  first: number,
  last: number,
  { byWeekday = [], byMonth = [] }: DayWeights = {},
): { days: Int32Array; weights: number[] } {
  const days = Int32Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const weights = Array.from(days, (day) => {
    const date = new Date(day * dayMs);
    const weekday = (date.getUTCDay() + 6) % 7;
    return (byWeekday[weekday] ?? 1) * (byMonth[date.getUTCMonth()] ?? 1);
  });
  return { days, weights };
}
