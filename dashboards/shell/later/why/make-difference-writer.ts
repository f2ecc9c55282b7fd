import type { Written } from "../../../format/axis-names.ts";
import type { Formatters } from "../../../format/formatters.ts";
import type { Unit } from "../../../query/measures/measure.ts";

/**
 * Writes two figures, their difference and its parts, so that the written numbers add up: the figures have enough
 * decimals for one less the other to be the difference, and `round` rounds parts to the whole.
 */
export type DifferenceWriter = {
  /** The difference as it is written. */
  difference: number;
  figure: (value: number) => string;
  size: (value: number) => string;
  signed: (value: number) => string;
  round: (parts: readonly number[], whole?: number) => number[];
};

/** A difference of percentages is in points, of ratings in parts of a point, of dates in days. */
const units: Partial<Record<Unit, Unit>> = { percent: "points", rating: "count", date: "days" };
const mostDigits = 4;
const mostMore = 2;

/**
 * `figures` are the two shown whose difference is the `whole`, none where it is no such difference; `parts` add up to
 * it.
 */
export function makeDifferenceWriter(
  format: Formatters,
  { unit, decimals }: Written,
  whole: number,
  figures: readonly [number, number] | null = null,
  parts: readonly number[] = [],
): DifferenceWriter {
  const scale = unit === "percent" ? 100 : 1;
  const count = (number: number, digits: number): number =>
    Math.round(number * scale * 10 ** digits);
  const subtract = (digits: number): number =>
    figures === null ? count(whole, digits) : count(figures[0], digits) - count(figures[1], digits);
  const least = Math.max(
    decimals,
    countDigits(
      whole * scale,
      parts.map((part) => part * scale),
    ),
  );
  const tried = Array.from({ length: mostMore + 1 }, (_, more) => least + more);
  const digits = tried.find((some) => subtract(some) === count(whole, some)) ?? least;
  const step = 10 ** -digits / scale;
  const difference = subtract(digits) * step;
  const written = { unit: units[unit] ?? unit, decimals: digits };
  return {
    difference,
    figure: (number) => format.value({ unit, decimals: digits }, number),
    size: (number) => format.value(written, clean(Math.abs(number) * scale, digits)),
    // No line ends after its sign.
    signed: (number) =>
      format.change(written, clean(number * scale, digits)).replace("+€", "+\u2060€"),
    round: (some, all = difference) => roundToSum(some, all, step),
  };
}

/** Decimals that a part of a fiftieth is not lost in; none for whole things. */
function countDigits(value: number, parts: readonly number[]): number {
  if ([value, ...parts].every(isNearWhole) || !Number.isFinite(value)) return 0;
  return Math.min(Math.max(Math.ceil(Math.log10(50 / Math.abs(value))), 0), mostDigits);
}

function isNearWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-9;
}

/** No minus before nothing. */
function clean(value: number, digits: number): number {
  return Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value;
}

/** Rounds to steps, up where the most is cut off, until the parts are the whole. */
function roundToSum(parts: readonly number[], whole: number, step: number): number[] {
  const steps = parts.map((part) => Math.floor(part / step));
  const missing = Math.round(whole / step) - steps.reduce((sum, one) => sum + one, 0);
  const order = [...parts.keys()].toSorted(
    (a, b) => parts[b]! / step - steps[b]! - (parts[a]! / step - steps[a]!),
  );
  for (let at = 0; at < Math.abs(missing); at += 1) {
    steps[order.at((missing < 0 ? -1 - at : at) % order.length)!]! += Math.sign(missing);
  }
  return steps.map((many) => many * step);
}
