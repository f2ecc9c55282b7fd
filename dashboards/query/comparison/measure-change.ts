import type { MeasureDeclaration, Unit } from "../measures/measure.ts";
import { readCurrency } from "../measures/units.ts";

type Written = Pick<MeasureDeclaration, "unit" | "decimals">;

const relativeUnits = new Set<Unit>(["count", "kilos"]);
const inPoints: Written = { unit: "points", decimals: 1 };
const inPercent: Written = { unit: "percent", decimals: 1 };

/**
 * Returns a figure's change from another, and its format: a share of the other for counts and amounts, points for
 * rates.
 */
export function measureChange(
  { unit, decimals }: Written,
  now: number,
  before: number,
): { value: number; as: Written } {
  const difference = now - before;
  if (relativeUnits.has(unit) || readCurrency(unit) !== null)
    return { value: difference / before, as: inPercent };
  if (unit === "percent") return { value: 100 * difference, as: inPoints };
  if (unit === "points") return { value: difference, as: inPoints };
  // A rating has its words at the figure above already.
  return { value: difference, as: { unit: unit === "rating" ? "count" : unit, decimals } };
}
