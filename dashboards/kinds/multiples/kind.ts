import type { ChartKind } from "../chart-kind.ts";
import { layOutMultiples } from "./layout.ts";
import type { MultiplesSpec } from "./spec.ts";

export const multiples: ChartKind<MultiplesSpec> = {
  layOut: layOutMultiples,
  scenario: "none",
  spotlight: "none",
  placement: "any",
};
