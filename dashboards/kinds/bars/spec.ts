import type { AnySpec, Layering, Target } from "../chart.ts";

export type BarsSpec = {
  kind: "bars";
  layering?: Layering;
  series?: "measures";
  target?: Target;
  limit?: number;
  max?: number;
};

/**
 * The options of bars, also for kinds that are drawn as bars: columns without room, maps of bins that are no places.
 */
export type FallbackSpec = AnySpec & Omit<BarsSpec, "kind">;
