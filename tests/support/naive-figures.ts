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
