import type { ChartKind } from "../chart-kind.ts";
import { layOutLadder } from "./layout.ts";
import type { LadderSpec } from "./spec.ts";

export const ladder: ChartKind<LadderSpec> = {
  layOut: layOutLadder,
  scenario: "none",
  spotlight: "none",
};
