import type { ChartKind } from "../chart-kind.ts";
import { layOutSquares } from "./layout.ts";
import type { SquaresSpec } from "./spec.ts";

export const squares: ChartKind<SquaresSpec> = {
  layOut: layOutSquares,
  scenario: "none",
  spotlight: "cells",
};
