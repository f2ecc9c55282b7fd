import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dayNumber, readDate } from "../table/calendar.ts";
import {
  joinDays,
  listDays,
  resolveComparison,
  type ComparisonKind,
  type DayRange,
} from "./period-comparison.ts";
import { writeComparison } from "./write-ranges.ts";

const firstYear = 2022;
const months = 48;
const covered = { from: dayNumber(firstYear, 1, 1), to: dayNumber(firstYear + 4, 1, 1) };

function monthsFrom(from: number, to: number): DayRange {
  return { from: dayNumber(firstYear, from + 1, 1), to: dayNumber(firstYear, to + 1, 1) };
}

function listMonths(...chosen: readonly number[]): DayRange[] {
  return joinDays(chosen.flatMap((month) => listDays([monthsFrom(month, month + 1)])));
}

const anyDay = fc.integer({ min: covered.from, max: covered.to - 1 });
const anyRange = fc
  .tuple(anyDay, anyDay)
  .map(([one, other]) => [{ from: Math.min(one, other), to: Math.max(one, other) + 1 }]);
const anyMonths = fc
  .uniqueArray(fc.nat({ max: months - 1 }), { minLength: 1, maxLength: 20 })
  .map((chosen) => listMonths(...chosen.toSorted((a, b) => a - b)));
const anyRun = fc
  .tuple(fc.nat({ max: months - 1 }), fc.integer({ min: 1, max: 24 }))
  .map(([from, length]) => [monthsFrom(from, Math.min(from + length, months))]);
const anyKind = fc.constantFrom<ComparisonKind>("yearBefore", "previous");

const isLeapDay = (day: number): boolean => {
  const { month, day: dayOfMonth } = readDate(day);
  return month === 2 && dayOfMonth === 29;
};

test("both sides hold the same calendar days, once each, of days that the data has", () => {
  fc.assert(
    fc.property(anyKind, fc.oneof(anyRange, anyMonths, anyRun), (kind, filtered) => {
      const found = resolveComparison(kind, covered, filtered);
      if (found === null) return;
      const days = [listDays(found.current), listDays(found.reference)];
      const isYears = kind === "yearBefore";
      // A leap day has no counterpart a year away: it counts only beside its February. By months or days it is an
      // ordinary day.
      for (const leap of isYears ? days.flat().filter(isLeapDay) : []) {
        expect(days.flat()).toContain(leap - 1);
      }
      const [current, reference] = days.map((side) =>
        isYears ? side.filter((day) => !isLeapDay(day)) : side,
      ) as [number[], number[]];
      const chosen = new Set(listDays(filtered));
      expect(current.every((day) => chosen.has(day))).toBe(true);
      expect(Math.min(...reference)).toBeGreaterThanOrEqual(covered.from);
      expect(new Set([...current, ...reference]).size).toBe(2 * current.length);
      const [now, before] = [current.map(readDate), reference.map(readDate)];
      if (isYears) {
        expect(before).toEqual(now.map((date) => ({ ...date, year: date.year - 1 })));
        expect(current.at(-1)! - current[0]!).toBeLessThan(366);
      } else if ("months" in found.shift) {
        expect(before.map(({ day }) => day)).toEqual(now.map(({ day }) => day));
      } else {
        expect(reference).toEqual(current.map((day) => day - current.length));
      }
    }),
    { numRuns: 1000 },
  );
});

test("nothing that has a counterpart is left out without need", () => {
  fc.assert(
    fc.property(anyRun, ([period]) => {
      const found = resolveComparison("yearBefore", covered, [period!]);
      const ends = period!.to > dayNumber(firstYear + 1, 1, 1);
      expect(found !== null).toBe(ends);
    }),
  );
});

const written = (kind: ComparisonKind, filtered: readonly DayRange[], all = covered) => {
  const found = resolveComparison(kind, all, filtered);
  if (found === null) return null;
  return (["es", "en"] as const).map((language) => {
    const { current, reference } = writeComparison(language, found);
    return `${current} / ${reference}`;
  });
};

test.each<[string, ComparisonKind, DayRange[], readonly string[] | null]>([
  ["all years", "yearBefore", [covered], ["2025 / 2024", "2025 / 2024"]],
  [
    "a year and a half",
    "yearBefore",
    [monthsFrom(18, 36)],
    ["jul–dic 2024 / jul–dic 2023", "Jul–Dec 2024 / Jul–Dec 2023"],
  ],
  [
    "a half-year that stands alone",
    "yearBefore",
    [monthsFrom(30, 36)],
    ["jul–dic 2024 / jul–dic 2023", "Jul–Dec 2024 / Jul–Dec 2023"],
  ],
  [
    "a set of months",
    "yearBefore",
    listMonths(24, 31),
    ["ene y ago 2024 / ene y ago 2023", "Jan and Aug 2024 / Jan and Aug 2023"],
  ],
  [
    "months of two years",
    "yearBefore",
    listMonths(13, 20, 32),
    ["sept 2024 / sept 2023", "Sep 2024 / Sep 2023"],
  ],
  [
    "five months",
    "yearBefore",
    listMonths(24, 26, 28, 30, 32),
    [
      "5 meses de ene–sept 2024 / 5 meses de ene–sept 2023",
      "5 months of Jan–Sep 2024 / 5 months of Jan–Sep 2023",
    ],
  ],
  [
    "February of a leap year",
    "yearBefore",
    listMonths(25),
    ["feb 2024 / feb 2023", "Feb 2024 / Feb 2023"],
  ],
  ["the first year", "yearBefore", [monthsFrom(0, 12)], null],
  [
    "a month",
    "previous",
    listMonths(26),
    ["1–29 mar 2024 / feb 2024", "Mar 1–29, 2024 / Feb 2024"],
  ],
  [
    "a quarter",
    "previous",
    [monthsFrom(24, 27)],
    ["ene–mar 2024 / 91 días de oct–dic 2023", "Jan–Mar 2024 / 91 days of Oct–Dec 2023"],
  ],
  [
    "weeks",
    "previous",
    [{ from: dayNumber(2024, 3, 11), to: dayNumber(2024, 6, 3) }],
    [
      "11 mar–2 jun 2024 / 18 dic 2023–10 mar 2024",
      "Mar 11–Jun 2, 2024 / Dec 18, 2023–Mar 10, 2024",
    ],
  ],
  ["all", "previous", [covered], null],
  ["months with gaps", "previous", listMonths(24, 31), null],
  ["more than half of it", "previous", [monthsFrom(20, 48)], null],
  ["none asked for", "none", [covered], null],
])("%s, %s", (_, kind, filtered, expected) => {
  expect(written(kind, filtered)).toEqual(expected);
});

test.each<[string, DayRange[], number, number]>([
  ["February", listMonths(25), 29, 28],
  ["the February after", listMonths(37), 28, 29],
  ["a year", [monthsFrom(24, 36)], 366, 365],
  ["the year after", [monthsFrom(36, 48)], 365, 366],
  ["the days up to it", [{ from: dayNumber(2024, 2, 10), to: dayNumber(2024, 3, 1) }], 19, 19],
  ["alone", [{ from: dayNumber(2024, 2, 29), to: dayNumber(2024, 3, 1) }], 0, 0],
])("a leap day counts where all around it is compared: %s", (_, filtered, now, before) => {
  const found = resolveComparison("yearBefore", covered, filtered);
  const sides = [found?.current ?? [], found?.reference ?? []];
  expect(sides.map((side) => listDays(side).length)).toEqual([now, before]);
});
