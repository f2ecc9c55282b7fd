import type { Codes } from "../table/codes.ts";
import type { DateAxis } from "./filtered-days.ts";
import type { DayRange, PeriodComparison } from "./period-comparison.ts";
import { shiftDay, turnBack } from "./shift-day.ts";

/**
 * For each day of the data, the day of `current` that it is compared with as a day of `reference`; null without one.
 */
export type MovedDays = readonly (number | null)[];

export function moveDays(
  { from, to }: DayRange,
  { shift, hasLeapDay }: Pick<PeriodComparison, "shift" | "hasLeapDay">,
): MovedDays {
  const onward = turnBack(shift);
  return Array.from({ length: to - from }, (_, at) => {
    const day = from + at;
    const moved = shiftDay(day, onward) ?? (hasLeapDay ? shiftDay(day - 1, onward) : null);
    return moved !== null && moved >= from && moved < to ? moved : null;
  });
}

/**
 * Moves the rows of a level into the bins of other days; `dayOf` returns the day of each row, counted from the first.
 * Rows without a counterpart go to the bin `outside`, or keep theirs. Codes are computed when they are first read.
 */
export function moveLevel<Level extends { codes: Codes; blank?: number }>(
  level: Level,
  {
    axis,
    days,
    dayOf,
    outside,
  }: { axis: DateAxis; days: MovedDays; dayOf: () => Codes; outside?: number },
): Level {
  let moved: Codes | undefined;
  const get = (): Codes =>
    (moved ??= moveCodes(
      level,
      dayOf(),
      axis,
      days.map((day) => (day === null ? outside : axis.binOf(day))),
    ));
  return Object.defineProperty({ ...level }, "codes", { get, enumerable: true });
}

function moveCodes(
  { codes, blank }: { codes: Codes; blank?: number },
  dayOf: Codes,
  { step, size }: DateAxis,
  bins: readonly (number | undefined)[],
): Codes {
  const moved = codes.slice();
  for (let row = 0; row < moved.length; row += 1) {
    const to = bins[dayOf[row]!];
    if (to !== undefined && moved[row] !== blank)
      moved[row]! += (to - (Math.floor(moved[row]! / step) % size)) * step;
  }
  return moved;
}
