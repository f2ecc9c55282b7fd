import type { ChartKind } from "../chart-kind.ts";
import { layOutShelf } from "./layout.ts";
import type { ShelfSpec } from "./spec.ts";

export const shelf: ChartKind<ShelfSpec> = {
  layOut: layOutShelf,
  scenario: "outlines",
  spotlight: "none",
};
