import type { ChartKind } from "../chart-kind.ts";
import { layOutPanels } from "./layout.ts";
import type { PanelsSpec } from "./spec.ts";

export const panels: ChartKind<PanelsSpec> = {
  layOut: layOutPanels,
  scenario: "none",
  spotlight: "none",
  placement: "any",
};
