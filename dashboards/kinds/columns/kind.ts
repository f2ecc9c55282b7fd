import type { ChartKind } from "../chart-kind.ts";
import { layOutColumns } from "./layout.ts";
import type { ColumnsSpec } from "./spec.ts";

export const columns: ChartKind<ColumnsSpec> = {
  layOut: layOutColumns,
  scenario: "columns",
  spotlight: "fill",
  brush: "ordered",
};
