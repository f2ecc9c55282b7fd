import type { ChartKind } from "../chart-kind.ts";
import { readEnds, summariseEnds } from "../summary/read-ends.ts";

export const table: ChartKind<{ kind: "table" }> = {
  isTable: true,
  placement: "any",
  summarise: (chart, bins) => summariseEnds(chart, "rows", readEnds(chart, bins)),
};
