import type { ChartKind } from "../chart-kind.ts";
import { layOutRacks } from "./layout.ts";
import type { RacksSpec } from "./spec.ts";

export const racks: ChartKind<RacksSpec> = {
  layOut: layOutRacks,
  scenario: "none",
  spotlight: "none",
};
