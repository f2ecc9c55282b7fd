import type { ChartKind } from "../chart-kind.ts";
import { layOutMosaic } from "./layout.ts";
import type { MosaicSpec } from "./spec.ts";

export const mosaic: ChartKind<MosaicSpec> = {
  layOut: layOutMosaic,
  scenario: "outlines",
  spotlight: "fill",
  placement: "both",
  isShare: true,
};
