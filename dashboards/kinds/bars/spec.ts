import type { AnySpec, Layering, Target } from "../chart.ts";

export type BarsSpec = {
  kind: "bars";
  layering?: Layering;
  series?: "measures";
  target?: Target;
  limit?: number;
  max?: number;
};

/** Columns without room, and a map of what has no places, are drawn as bars too. */
export type FallbackSpec = AnySpec & Omit<BarsSpec, "kind">;
