import type { ChartKind } from "../chart-kind.ts";
import { layOutWaterfall } from "./layout.ts";
import type { WaterfallSpec } from "./spec.ts";
import { summariseSteps } from "./summarise-steps.ts";

export const waterfall: ChartKind<WaterfallSpec> = {
  layOut: layOutWaterfall,
  scenario: "none",
  spotlight: "none",
  summarise: summariseSteps,
};
