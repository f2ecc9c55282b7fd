import type { Written } from "../../../format/axis-names.ts";
import type { Formatters } from "../../../format/formatters.ts";
import type { Unit } from "../../../query/measures/measure.ts";

/** Writes parts of a difference, all with the same decimals: with their sign, or the size alone. */
export type DifferenceWriter = {
  signed: (value: number) => string;
  size: (value: number) => string;
  /** Parts as they are written, so that they add up to the whole as it is written. */
  round: (parts: readonly number[], whole: number) => number[];
};

/** A difference of percentages is in points, of ratings in parts of a point, of dates in days. */
const units: Partial<Record<Unit, Unit>> = {
  percent: "points",
  rating: "count",
  date: "days",
};

export function makeDifferenceWriter(
  format: Formatters,
  { unit, decimals }: Written,
  whole: number,
): DifferenceWriter {
  const scale = unit === "percent" ? 100 : 1;
  const digits = Math.max(decimals, countDigits(whole * scale));
  const written = { unit: units[unit] ?? unit, decimals: digits };
  const step = 10 ** -digits / scale;
  return {
    signed: (value) => format.change(written, clean(value * scale, digits)),
    size: (value) => format.value(written, Math.abs(clean(value * scale, digits))),
    round: (parts, all) => roundToSum(parts, all, step),
  };
}

const mostDigits = 4;

/** Decimals that leave two digits of a number. */
function countDigits(value: number): number {
  if (value === 0 || !Number.isFinite(value)) return 0;
  return Math.min(Math.max(1 - Math.floor(Math.log10(Math.abs(value))), 0), mostDigits);
}

/** No minus before nothing. */
function clean(value: number, digits: number): number {
  return Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value;
}

/** Rounds to steps, up where the most is cut off, until the parts are the whole. */
function roundToSum(parts: readonly number[], whole: number, step: number): number[] {
  const floors = parts.map((part) => Math.floor(part / step));
  const missing = Math.round(whole / step) - floors.reduce((sum, floor) => sum + floor, 0);
  const order = [...parts.keys()].toSorted(
    (a, b) => parts[b]! / step - floors[b]! - (parts[a]! / step - floors[a]!),
  );
  const raised = new Set(order.slice(0, Math.max(missing, 0)));
  return floors.map((floor, at) => (floor + (raised.has(at) ? 1 : 0)) * step);
}
