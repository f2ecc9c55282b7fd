import type { Layering, Target } from "../chart.ts";

export type ColumnsSpec = {
  kind: "columns";
  layering?: Layering;
  series?: "measures";
  target?: Target;
  max?: number;
};

/** Bins of numbers without gaps, with a range brush. */
export type HistogramSpec = { kind: "histogram"; target?: Target };
