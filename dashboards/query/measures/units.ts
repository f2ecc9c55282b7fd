import type { Currency, Measure, MeasureDeclaration, Unit } from "./measure.ts";

/** `percent(ratio(…))`, or with decimals: `percent(ratio(…), 1)`. */
type Declare = (value: Measure, decimals?: number) => MeasureDeclaration;

function inUnit(unit: Unit): Declare {
  return (value, decimals = 0) => ({ value, unit, decimals });
}

/** Returns the ISO 4217 code of a unit of money; null for other units. */
export function readCurrency(unit: Unit): string | null {
  if (unit === "euros") return "EUR";
  return isCurrency(unit) ? unit.slice("currency ".length) : null;
}

export function isCurrency(unit: Unit): unit is Currency {
  return unit.startsWith("currency ");
}

export const number = inUnit("count");
export const percent = inUnit("percent");
export const points = inUnit("points");
export const rating = inUnit("rating");
export const minutes = inUnit("minutes");
export const hours = inUnit("hours");
export const days = inUnit("days");
export const date = inUnit("date");
export const euros = inUnit("euros");
export const kilos = inUnit("kilos");
