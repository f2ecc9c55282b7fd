import type { ChartKind } from "../chart-kind.ts";
import { layOutLine } from "./layout.ts";
import type { LineSpec } from "./spec.ts";

export const line: ChartKind<LineSpec> = {
  layOut: layOutLine,
  scenario: "lines",
  spotlight: "lines",
  brush: "always",
};
