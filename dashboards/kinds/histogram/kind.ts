import type { ChartKind } from "../chart-kind.ts";
import { layOutColumns } from "../columns/layout.ts";
import type { HistogramSpec } from "../columns/spec.ts";

export const histogram: ChartKind<HistogramSpec> = {
  layOut: layOutColumns,
  scenario: "columns",
  spotlight: "fill",
  brush: "always",
};
