import type { ChartKind } from "../chart-kind.ts";
import { layOutSeats } from "./layout.ts";
import type { SeatsSpec } from "./spec.ts";

export const seats: ChartKind<SeatsSpec> = {
  layOut: layOutSeats,
  scenario: "none",
  spotlight: "none",
  isShare: true,
};
