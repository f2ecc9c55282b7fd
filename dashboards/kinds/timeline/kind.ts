import type { ChartKind } from "../chart-kind.ts";
import { layOutTimeline } from "./layout.ts";
import type { TimelineSpec } from "./spec.ts";
import { summariseSpans } from "./summarise-spans.ts";

export const timeline: ChartKind<TimelineSpec> = {
  layOut: layOutTimeline,
  scenario: "none",
  spotlight: "none",
  placement: "both",
  summarise: summariseSpans,
};
