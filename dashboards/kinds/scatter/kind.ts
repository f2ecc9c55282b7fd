import type { ChartKind } from "../chart-kind.ts";
import { layOutScatter } from "./layout.ts";
import type { ScatterSpec } from "./spec.ts";
import { summariseRelation } from "./summarise-relation.ts";

export const scatter: ChartKind<ScatterSpec> = {
  layOut: layOutScatter,
  scenario: "points",
  spotlight: "none",
  placement: "both",
  summarise: summariseRelation,
};
