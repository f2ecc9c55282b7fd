import { layOutBars } from "./bars/layout.ts";
import type { Layout, VisualSpec } from "./chart.ts";
import { layOutColumns } from "./columns/layout.ts";
import { layOutHeatmap } from "./heatmap/layout.ts";
import { layOutLine } from "./line/layout.ts";
import { layOutScatter } from "./scatter/layout.ts";
import { layOutTiles } from "./tiles/layout.ts";
import { layOutTimeline } from "./timeline/layout.ts";
import { layOutTreemap } from "./treemap/layout.ts";
import { layOutWaffle } from "./waffle/layout.ts";

type Kind = VisualSpec["kind"];

const drawn: Record<Exclude<Kind, "card" | "matrix" | "table">, Layout> = {
  bars: layOutBars,
  columns: layOutColumns,
  histogram: layOutColumns,
  line: layOutLine,
  heatmap: layOutHeatmap,
  scatter: layOutScatter,
  tiles: layOutTiles,
  timeline: layOutTimeline,
  treemap: layOutTreemap,
  waffle: layOutWaffle,
};

/** How each kind that is a drawing is laid out; cards and tables are no scene. */
export const layouts: Partial<Record<Kind, Layout>> = drawn;
