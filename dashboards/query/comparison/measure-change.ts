import type { MeasureDeclaration, Unit } from "../measures/measure.ts";

type Written = Pick<MeasureDeclaration, "unit" | "decimals">;

const relativeUnits = new Set<Unit>(["count", "euros", "kilos"]);
const inPoints: Written = { unit: "points", decimals: 1 };
const inPercent: Written = { unit: "percent", decimals: 1 };

/** How far a figure is from another, and how that is written: of counts and amounts a share of the other, of rates points. */
export function measureChange(
  { unit, decimals }: Written,
  now: number,
  before: number,
): { value: number; as: Written } {
  const difference = now - before;
  if (relativeUnits.has(unit)) return { value: difference / before, as: inPercent };
  if (unit === "percent") return { value: 100 * difference, as: inPoints };
  if (unit === "points") return { value: difference, as: inPoints };
  // A rating without the words that the figure above has.
  return { value: difference, as: { unit: unit === "rating" ? "count" : unit, decimals } };
}
