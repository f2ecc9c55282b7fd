import type { ChartKind } from "../chart-kind.ts";
import { layOutFlow } from "./layout.ts";
import type { FlowSpec } from "./spec.ts";

export const flow: ChartKind<FlowSpec> = { layOut: layOutFlow, isShare: true };
