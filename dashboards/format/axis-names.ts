import type { Unit } from "../query/measures/measure.ts";

/** The unit of a number and its decimals. */
export type Written = { unit: Unit; decimals: number };

/** What one axis of a view is called, and its bins: by label id, or by the unit of its numbers. */
export type AxisNames = {
  name: string;
  /** Text of a label id; ids stand for themselves without it. */
  label?: (id: string) => string;
  /** How the numbers of a numbers axis are written: plain whole numbers without it. */
  unit?: Unit;
  decimals?: number;
};
