import { readDate } from "../table/calendar.ts";
import { shiftDay, type Shift } from "./shift-day.ts";

/** The comparison of a report's figures, chosen by the reader (D30). */
export type ComparisonKind = "yearBefore" | "previous" | "none";

/** Day numbers, `from` ≤ day < `to`. */
export type DayRange = { from: number; to: number };

/**
 * Two sides of the same calendar days: `shiftDay(day, shift)` of a day of `current` is a day of `reference`. A leap day
 * has no counterpart: it counts on a side that has the days around it or the rest of its month; `hasLeapDay` is true
 * where the reference has one. The ranges of a side are in order and do not overlap or adjoin.
 */
export type PeriodComparison = {
  kind: Exclude<ComparisonKind, "none">;
  current: readonly DayRange[];
  reference: readonly DayRange[];
  shift: Shift;
  hasLeapDay: boolean;
};

const yearBack: Shift = { months: -12 };

/**
 * Resolves a comparison for the filtered days, cut to days that both sides have: within the filtered days where these
 * contain a day and its counterpart, else with the earlier days of the data (`covered`). Null without any counterpart.
 */
export function resolveComparison(
  kind: ComparisonKind,
  covered: DayRange,
  filtered: readonly DayRange[],
): PeriodComparison | null {
  if (kind === "none") return null;
  const shift = kind === "yearBefore" ? yearBack : findShift(covered, filtered);
  if (shift === null) return null;
  const days = listDays(filtered);
  const isYears = kind === "yearBefore";
  const paired = isYears ? pairYears(days, covered) : pair(days, covered, shift);
  if (paired.length === 0) return null;
  const before = paired.map((day) => shiftDay(day, shift)!);
  const chosen = new Set(days);
  const current = isYears ? addLeapDay(paired, (day) => chosen.has(day)) : paired;
  const reference = isYears ? addLeapDay(before, (day) => day < covered.to) : before;
  return {
    kind,
    current: joinDays(current),
    reference: joinDays(reference),
    shift,
    hasLeapDay: reference.length > before.length,
  };
}

/** Adds 29 February where the days around it, or all others of its month, are present. */
function addLeapDay(days: readonly number[], isKnown: (day: number) => boolean): number[] {
  const all = new Set(days);
  return days.flatMap((day) => {
    const next = readDate(day + 1);
    const isLeap = next.month === 2 && next.day === 29 && isKnown(day + 1);
    return isLeap && (all.has(day + 2) || all.has(day - 27)) ? [day, day + 1] : day;
  });
}

/** Returns the last twelve months that have a counterpart, so that no day is on both sides. */
function pairYears(days: readonly number[], covered: DayRange): number[] {
  const chosen = new Set(days);
  const inside = days.filter((day) => chosen.has(shiftDay(day, yearBack)!));
  const paired = inside.length > 0 ? inside : pair(days, covered, yearBack);
  const yearAgo = paired.length > 0 ? shiftDay(paired.at(-1)!, yearBack)! : 0;
  return paired.filter((day) => day > yearAgo);
}

function pair(days: readonly number[], covered: DayRange, shift: Shift): number[] {
  return days.filter((day) => {
    const before = shiftDay(day, shift);
    return before !== null && before >= covered.from && before < covered.to;
  });
}

/**
 * Returns a shift by the length of the period, in months where it consists of months; null where the data begins later.
 */
function findShift(covered: DayRange, filtered: readonly DayRange[]): Shift | null {
  const [period] = filtered;
  if (period === undefined || filtered.length > 1) return null;
  const { from, to } = period;
  const months = countMonths(period, covered);
  const shift = months === null ? { days: from - to } : { months: -months };
  const start = shiftDay(from, shift);
  return start === null || start < covered.from ? null : shift;
}

/** Returns null for a part of a month; the last month may end with the data. */
function countMonths({ from, to }: DayRange, covered: DayRange): number | null {
  const isWhole = startsMonth(from) && (startsMonth(to) || to === covered.to);
  if (!isWhole) return null;
  let months = 1;
  while (shiftDay(from, { months })! < to) months += 1;
  return months;
}

function startsMonth(day: number): boolean {
  return readDate(day).day === 1;
}

export function listDays(ranges: readonly DayRange[]): number[] {
  return ranges.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at));
}

/** Joins ascending days to ranges. */
export function joinDays(days: readonly number[]): DayRange[] {
  const ranges: { from: number; to: number }[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last?.to === day) last.to += 1;
    else ranges.push({ from: day, to: day + 1 });
  }
  return ranges;
}
