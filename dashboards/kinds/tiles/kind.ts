import type { ChartKind } from "../chart-kind.ts";
import { layOutTiles } from "./layout.ts";
import type { TilesSpec } from "./spec.ts";

export const tiles: ChartKind<TilesSpec> = {
  layOut: layOutTiles,
  scenario: "none",
  spotlight: "cells",
};
