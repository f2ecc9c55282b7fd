import type { ChartKind } from "../chart-kind.ts";
import { layOutCoins } from "./layout.ts";
import type { CoinsSpec } from "./spec.ts";

export const coins: ChartKind<CoinsSpec> = {
  layOut: layOutCoins,
  scenario: "none",
  spotlight: "none",
  isShare: true,
};
