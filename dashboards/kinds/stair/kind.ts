import type { ChartKind } from "../chart-kind.ts";
import { layOutStair } from "./layout.ts";
import type { StairSpec } from "./spec.ts";

export const stair: ChartKind<StairSpec> = {
  layOut: layOutStair,
  scenario: "outlines",
  spotlight: "outline",
  brush: "ordered",
};
