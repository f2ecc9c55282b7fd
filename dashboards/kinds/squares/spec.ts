import type { Unit } from "../../query/measures/measure.ts";

/** A pair view as squares in boxes, their area by value. */
export type SquaresSpec = {
  kind: "squares";
  /** Runs of columns under one name: the id of a label and the last column. */
  brackets: readonly { label: string; to: number }[];
  /**
   * The figure of a row, read from a view with the same rows; where there is room, its `course` follows, read from a
   * pair view of these rows and periods.
   */
  row: { view: string; measure: string; unit: Unit; course?: string };
};
