import type { Unit } from "../query/measures/measure.ts";

export type Written = { unit: Unit; decimals: number };

/** What one axis of a view is called, and its bins: by label id, or by the unit of its numbers. */
export type AxisNames = {
  name: string;
  label?: (id: string) => string;
  unit?: Unit;
  decimals?: number;
};
