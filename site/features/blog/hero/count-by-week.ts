const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Counts dates in each of so many weeks, oldest first; the last one ends with the newest date. */
export function countByWeek(dates: readonly string[], weeks: number): number[] {
  const moments = dates.map((date) => Date.parse(date));
  const newest = Math.max(...moments);
  const counts = Array.from({ length: weeks }, () => 0);
  for (const moment of moments) {
    const week = weeks - 1 - Math.floor((newest - moment) / weekMs);
    if (week >= 0) counts[week]! += 1;
  }
  return counts;
}
