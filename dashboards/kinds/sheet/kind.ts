import type { ChartKind } from "../chart-kind.ts";
import { layOutSheet } from "./layout.ts";
import type { SheetSpec } from "./spec.ts";

export const sheet: ChartKind<SheetSpec> = {
  layOut: layOutSheet,
  scenario: "none",
  spotlight: "none",
  placement: "both",
};
