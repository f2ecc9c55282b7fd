import type { ChartKind } from "../chart-kind.ts";
import { layOutTreemap } from "./layout.ts";

export const treemap: ChartKind<{ kind: "treemap" }> = {
  layOut: layOutTreemap,
  scenario: "areas",
  spotlight: "cells",
  isShare: true,
};
