import type { ChartKind } from "../chart-kind.ts";
import { layOutQueue } from "./layout.ts";
import type { QueueSpec } from "./spec.ts";

export const queue: ChartKind<QueueSpec> = {
  layOut: layOutQueue,
  scenario: "none",
  spotlight: "none",
};
