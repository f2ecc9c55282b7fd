import type { ChartKind } from "../chart-kind.ts";
import { layOutTreemap } from "./layout.ts";

export const treemap: ChartKind<{ kind: "treemap" }> = { layOut: layOutTreemap, isShare: true };
