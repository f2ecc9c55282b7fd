import type { Layering, Target } from "../chart.ts";

export type ColumnsSpec = {
  kind: "columns";
  layering?: Layering;
  series?: "measures";
  target?: Target;
  max?: number;
};

export type HistogramSpec = { kind: "histogram"; target?: Target };
