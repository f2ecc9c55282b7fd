import type { NaiveFigures } from "./open-rows.ts";

/**
 * Recomputes, independently of the claims, whether a title is true of some rows, and its numbers (43.45 for a
 * percentage).
 */
export type Reading = {
  isTrue: (rows: NaiveFigures) => boolean;
  /** The position of the reference line. */
  line?: (rows: NaiveFigures) => number;
  says?: (rows: NaiveFigures) => Readonly<Record<string, number | { bin: number }>>;
};

export type Readings = Readonly<Record<string, Reading>>;

type Names = readonly string[];

export function isHighest(names: Names, measure?: string): Reading {
  return { isTrue: ({ list }) => compareEnds(list(measure), names, 1) };
}

export function isLowest(names: Names, measure?: string): Reading {
  return { isTrue: ({ list }) => compareEnds(list(measure), names, -1) };
}

function compareEnds(all: readonly { name: string; value: number }[], names: Names, sign: 1 | -1) {
  const sorted = all.toSorted((a, b) => sign * (b.value - a.value)).map(({ name }) => name);
  const first = new Set(sorted.slice(0, names.length));
  return sorted.length > names.length && names.every((name) => first.has(name));
}

export function add(numbers: readonly number[]): number {
  return numbers.reduce((all, value) => all + (Number.isNaN(value) ? 0 : value), 0);
}

/** Sum of some bins as a share of the sum of others. */
export function part({ of }: NaiveFigures, some: Names, all: Names, measure?: string): number {
  return add(some.map((name) => of(name, measure))) / add(all.map((name) => of(name, measure)));
}

export function spread(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers);
}

export function listValues({ list }: NaiveFigures, measure?: string): number[] {
  return list(measure).map(({ value }) => value);
}

export function cross(rows: Names, columns: Names): string[] {
  return rows.flatMap((row) => columns.map((column) => `${row} ${column}`));
}

/** Rounds half away from zero, as numbers are written. */
export function round(value: number, decimals = 0): number {
  const factor = 10 ** decimals;
  return (
    (Math.sign(value) * Math.round(Number((Math.abs(value) * factor).toPrecision(12)))) / factor
  );
}

/** A reading of one number between two others, written in percent. */
export function between(
  low: number,
  high: number,
  read: (rows: NaiveFigures) => number,
  place = "share",
): Reading {
  return {
    isTrue: (rows) => read(rows) >= low - 0.005 && read(rows) <= high + 0.005,
    says: (rows) => ({ [place]: 100 * read(rows) }),
  };
}

/** Sum of some bins as a share of all. */
export function partOf(rows: NaiveFigures, some: Names, measure?: string): number {
  return add(some.map((name) => rows.of(name, measure))) / add(listValues(rows, measure));
}
