import type { Unit } from "../../query/measures/measure.ts";

/** A pair view with two columns as a ladder: a rung a row, at the height of another view's measure, dots on both sides. */
export type LadderSpec = {
  kind: "ladder";
  /** The height of a rung, read from a view with the same rows. */
  row: { view: string; measure: string; unit: Unit };
  /** Runs of rungs under one name, from the foot up: the id of a label and the last rung. */
  groups: readonly { label: string; to: number }[];
};
