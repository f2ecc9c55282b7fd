import type { ChartKind } from "../chart-kind.ts";
import { layOutHeatmap } from "./layout.ts";
import type { HeatmapSpec } from "./spec.ts";

export const heatmap: ChartKind<HeatmapSpec> = {
  layOut: layOutHeatmap,
  scenario: "cells",
  spotlight: "cells",
};
