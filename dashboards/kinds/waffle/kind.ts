import type { ChartKind } from "../chart-kind.ts";
import { layOutWaffle } from "./layout.ts";

export const waffle: ChartKind<{ kind: "waffle" }> = {
  layOut: layOutWaffle,
  scenario: "outlines",
  spotlight: "none",
  isShare: true,
};
