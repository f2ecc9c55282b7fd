import type { Written } from "../../../format/axis-names.ts";
import type { Formatters } from "../../../format/formatters.ts";
import type { Unit } from "../../../query/measures/measure.ts";

/** Writes a difference and its parts, all with the same decimals: with their sign, as a value, or without the words of a unit. */
export type DifferenceWriter = {
  signed: (value: number) => string;
  value: (value: number) => string;
  plain: (value: number) => string;
  /** Parts as they are written, so that they add up to the whole as it is written. */
  round: (parts: readonly number[], whole: number) => number[];
};

/** A difference of percentages is in points, of ratings in parts of a point, of dates in days. */
const units: Partial<Record<Unit, Unit>> = {
  percent: "points",
  rating: "count",
  date: "days",
};

/** `more` digits than the two that a difference needs tell its parts apart. */
export function makeDifferenceWriter(
  format: Formatters,
  { unit, decimals }: Written,
  whole: number,
  more = 0,
): DifferenceWriter {
  const scale = unit === "percent" ? 100 : 1;
  const digits = Math.max(decimals, countDigits(whole * scale, 2 + more));
  const written = { unit: units[unit] ?? unit, decimals: digits };
  const bare = { unit: unit === "euros" ? unit : "count", decimals: digits } as const;
  const step = 10 ** -digits / scale;
  return {
    // No line ends after its sign.
    signed: (value) =>
      format.change(written, clean(value * scale, digits)).replace("+€", "+\u2060€"),
    value: (value) => format.value(written, clean(value * scale, digits)),
    plain: (value) => format.change(bare, clean(value * scale, digits)),
    round: (parts, all) => roundToSum(parts, all, step),
  };
}

const mostDigits = 4;

/** Decimals that leave so many digits of a number. */
function countDigits(value: number, wanted: number): number {
  if (value === 0 || !Number.isFinite(value)) return 0;
  return Math.min(Math.max(wanted - 1 - Math.floor(Math.log10(Math.abs(value))), 0), mostDigits);
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
