import type { ChartKind } from "../chart-kind.ts";
import { layOutFlow } from "./layout.ts";
import type { FlowSpec } from "./spec.ts";
import { summariseFlows } from "./summarise-flows.ts";

export const flow: ChartKind<FlowSpec> = {
  layOut: layOutFlow,
  scenario: "none",
  spotlight: "none",
  isShare: true,
  summarise: summariseFlows,
};
