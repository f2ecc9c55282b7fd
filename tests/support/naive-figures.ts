// Naive computations that the tests compare with the engine's.

/** Returns a quantile of sorted numbers, interpolated between two of them. */
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

/** The compared days, and for each reference day the day that it corresponds to. */
export type PairedDays = { now: ReadonlySet<number>; standsFor: ReadonlyMap<number, number> };

/** Pairs filtered days with their counterparts by their dates as text, as a reader of a calendar would. */
export function pairDays(
  kind: "yearBefore" | "previous" | "none",
  chosen: readonly number[],
  data: { from: number; to: number },
): PairedDays {
  const covered = Array.from({ length: data.to - data.from }, (_, at) => data.from + at);
  const known = new Map(covered.map((day) => [dateOf(day), day]));
  const find = (day: number, months: number): number | undefined => {
    const [year, month, dayOfMonth] = dateOf(day).split("-").map(Number);
    const at = year! * 12 + month! - 1 - months;
    const parts = [Math.floor(at / 12), (at % 12) + 1, dayOfMonth!];
    return known.get(parts.map((part) => String(part).padStart(2, "0")).join("-"));
  };
  const isIn = new Set(chosen);
  const pairs = new Map<number, number>();
  const none = { now: new Set<number>(), standsFor: pairs };
  if (kind === "none" || chosen.length === 0) return none;
  if (kind === "previous") {
    const [first, last] = [chosen[0]!, chosen.at(-1)!];
    const isFirst = (day: number): boolean => dateOf(day).endsWith("-01");
    const months = new Set(chosen.map((day) => dateOf(day).slice(0, 7))).size;
    const isMonths = isFirst(first) && (isFirst(last + 1) || last + 1 === data.to);
    const before = (day: number): number | undefined =>
      isMonths ? find(day, months) : known.get(dateOf(day - chosen.length));
    if (last - first !== chosen.length - 1 || before(first) === undefined) return none;
    for (const day of chosen) if (before(day) !== undefined) pairs.set(before(day)!, day);
    return { now: new Set(pairs.values()), standsFor: pairs };
  }
  const within = chosen.filter((day) => isIn.has(find(day, 12) ?? Number.NaN));
  const days = within.length > 0 ? within : chosen.filter((day) => find(day, 12) !== undefined);
  if (days.length === 0) return none;
  const after = find(days.at(-1)!, 12)!;
  for (const day of days) if (day > after) pairs.set(find(day, 12)!, day);
  const now = new Set(pairs.values());
  for (const leap of covered.filter((day) => dateOf(day).endsWith("-02-29"))) {
    const isAround = (side: { has: (day: number) => boolean }): boolean =>
      side.has(leap - 1) && (side.has(leap + 1) || side.has(leap - 28));
    if (isIn.has(leap) && isAround(now)) now.add(leap);
    if (isAround(pairs)) pairs.set(leap, pairs.get(leap - 1)!);
  }
  return { now, standsFor: pairs };
}
