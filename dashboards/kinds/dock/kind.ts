import type { ChartKind } from "../chart-kind.ts";
import { readEnds, summariseEnds } from "../summary/read-ends.ts";
import { layOutDock } from "./layout.ts";
import type { DockSpec } from "./spec.ts";

export const dock: ChartKind<DockSpec> = {
  layOut: layOutDock,
  scenario: "none",
  spotlight: "none",
  placement: "any",
  summarise: (chart, bins) => summariseEnds(chart, "mode", readEnds(chart, bins)),
};
