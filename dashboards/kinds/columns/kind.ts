import type { ChartKind } from "../chart-kind.ts";
import { layOutColumns } from "./layout.ts";
import type { ColumnsSpec, HistogramSpec } from "./spec.ts";

export const columns: ChartKind<ColumnsSpec> = { layOut: layOutColumns, brush: "ordered" };

export const histogram: ChartKind<HistogramSpec> = { layOut: layOutColumns, brush: "always" };
