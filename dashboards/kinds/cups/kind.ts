import type { ChartKind } from "../chart-kind.ts";
import { readEnds, summariseEnds } from "../summary/read-ends.ts";
import { layOutCups } from "./layout.ts";
import type { CupsSpec } from "./spec.ts";

export const cups: ChartKind<CupsSpec> = {
  layOut: layOutCups,
  scenario: "none",
  spotlight: "none",
  summarise: (chart, bins) => summariseEnds(chart, "mode", readEnds(chart, bins)),
};
