import type { ChartKind } from "../chart-kind.ts";
import { layOutWaffle } from "./layout.ts";

export const waffle: ChartKind<{ kind: "waffle" }> = {
  layOut: layOutWaffle,
  scenario: "none",
  spotlight: "none",
  isShare: true,
};
