import type { Unit } from "../query/measures/measure.ts";

export type Written = { unit: Unit; decimals: number };

export type AxisNames = {
  name: string;
  label?: (id: string) => string;
  unit?: Unit;
  decimals?: number;
};
