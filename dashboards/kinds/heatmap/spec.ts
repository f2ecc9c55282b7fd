import type { RampKind } from "../../scene/scales/ramp.ts";

/** A pair view as cells; the ramps other than `even` are for measures around 0. */
export type HeatmapSpec = {
  kind: "heatmap";
  ramp?: RampKind;
};
