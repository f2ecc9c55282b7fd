import type { ChartKind } from "../chart-kind.ts";
import { layOutBars } from "./layout.ts";
import type { BarsSpec } from "./spec.ts";

export const bars: ChartKind<BarsSpec> = {
  layOut: layOutBars,
  scenario: "parts",
  spotlight: "fill",
};
