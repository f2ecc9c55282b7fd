import type { ChartKind } from "../chart-kind.ts";
import { layOutColumns } from "../columns/layout.ts";
import type { FacingSpec } from "../columns/spec.ts";

export const facing: ChartKind<FacingSpec> = {
  layOut: layOutColumns,
  scenario: "outlines",
  spotlight: "outline",
};
