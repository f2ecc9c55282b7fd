import type { ChartKind } from "../chart-kind.ts";
import { layOutRoute } from "./layout.ts";
import type { RouteSpec } from "./spec.ts";

export const route: ChartKind<RouteSpec> = {
  layOut: layOutRoute,
  scenario: "none",
  spotlight: "none",
  placement: "both",
  isShare: true,
};
