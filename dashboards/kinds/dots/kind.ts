import type { ChartKind } from "../chart-kind.ts";
import { layOutDots } from "./layout.ts";
import type { DotsSpec } from "./spec.ts";

export const dots: ChartKind<DotsSpec> = {
  layOut: layOutDots,
  scenario: "none",
  spotlight: "outline",
};
