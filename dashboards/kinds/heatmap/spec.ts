import type { RampKind } from "../../scene/scales/ramp.ts";

/** A pair view as cells; another ramp than an even one is for measures around nought. */
export type HeatmapSpec = { kind: "heatmap"; ramp?: RampKind };
