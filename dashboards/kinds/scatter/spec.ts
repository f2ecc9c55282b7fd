import type { FixedValue } from "../chart.ts";

/** A point for each bin: the first measure across, the second up, the third (if any) its size. */
export type ScatterSpec = { kind: "scatter"; acrossLine?: FixedValue; upLine?: FixedValue };
