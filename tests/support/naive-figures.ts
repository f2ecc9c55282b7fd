// What the tests of the engine compute by the plainest means.

/** The value below which a fraction of sorted numbers lie, between two of them interpolated. */
export function interpolate(sorted: readonly number[], fraction: number): number {
  const place = (sorted.length - 1) * fraction;
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  return low + (place % 1) * ((sorted[Math.ceil(place)] ?? Number.NaN) - low);
}

export function total(numbers: readonly number[]): number {
  return numbers.reduce((whole, value) => whole + value, 0);
}

/** Quarters since the beginning of the calendar. */
export function quarterOf(dayOfEpoch: number): number {
  return Math.floor(monthOf(dayOfEpoch) / 3);
}

export function monthOf(dayOfEpoch: number): number {
  const date = new Date(dayOfEpoch * 86_400_000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function dateOf(dayOfEpoch: number): string {
  return new Date(dayOfEpoch * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Each day that is compared, with its counterpart, of the days that filters leave: found by the words of dates, as a reader of a
 * calendar would.
 */
export function pairDays(
  kind: "yearBefore" | "previous" | "none",
  chosen: readonly number[],
  data: { from: number; to: number },
): ReadonlyMap<number, number> {
  const covered = Array.from({ length: data.to - data.from }, (_, at) => data.from + at);
  const known = new Map(covered.map((day) => [dateOf(day), day]));
  const find = (day: number, months: number): number | undefined => {
    const [year, month, dayOfMonth] = dateOf(day).split("-").map(Number);
    const at = year! * 12 + month! - 1 - months;
    const parts = [Math.floor(at / 12), (at % 12) + 1, dayOfMonth!];
    return known.get(parts.map((part) => String(part).padStart(2, "0")).join("-"));
  };
  const pairUp = (days: readonly number[], counterpart: (day: number) => number | undefined) =>
    new Map(
      days.flatMap((day) => {
        const other = counterpart(day);
        return other === undefined ? [] : [[day, other] as const];
      }),
    );
  if (kind === "none" || chosen.length === 0) return new Map();
  if (kind === "yearBefore") {
    const within = chosen.filter((day) => chosen.includes(find(day, 12) ?? Number.NaN));
    const days = within.length > 0 ? within : chosen.filter((day) => find(day, 12) !== undefined);
    if (days.length === 0) return new Map();
    const after = find(days.at(-1)!, 12)!;
    return pairUp(
      days.filter((day) => day > after),
      (day) => find(day, 12),
    );
  }
  const [first, last] = [chosen[0]!, chosen.at(-1)!];
  if (last - first !== chosen.length - 1) return new Map();
  const isFirst = (day: number): boolean => dateOf(day).endsWith("-01");
  const months = new Set(chosen.map((day) => dateOf(day).slice(0, 7))).size;
  const isMonths = isFirst(first) && (isFirst(last + 1) || last + 1 === data.to);
  const before = (day: number): number | undefined =>
    isMonths ? find(day, months) : known.get(dateOf(day - chosen.length));
  return before(first) === undefined ? new Map() : pairUp(chosen, before);
}
