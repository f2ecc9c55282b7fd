import type { Unit } from "../../query/measures/measure.ts";
import type { Layering, Target } from "../chart.ts";

export type ColumnsSpec = {
  kind: "columns";
  layering?: Layering;
  series?: "measures";
  target?: Target;
  max?: number;
};

export type HistogramSpec = { kind: "histogram"; target?: Target };

/** Two histograms over one axis, of the two columns of a pair view: one above it, one below, each in % of its own. */
export type FacingSpec = {
  kind: "facing";
  /** The mean of each, drawn at its place on the axis: a measure of a view whose bins are the columns. */
  row: { view: string; measure: string; unit: Unit };
};

export type AnyColumnsSpec = ColumnsSpec | HistogramSpec | FacingSpec;
