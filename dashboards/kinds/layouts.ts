import { layOutBars } from "./bars/layout.ts";
import type { Layout, VisualSpec } from "./chart.ts";
import { layOutColumns } from "./columns/layout.ts";
import { layOutHeatmap } from "./heatmap/layout.ts";
import { layOutLine } from "./line/layout.ts";

type Kind = VisualSpec["kind"];
type DrawnKind = Exclude<Kind, "card" | "matrix" | "table">;

const first = {
  bars: layOutBars,
  columns: layOutColumns,
  histogram: layOutColumns,
  line: layOutLine,
  heatmap: layOutHeatmap,
};

/** Loaded when needed, since few reports show them (decision 018). */
const later: Record<Exclude<DrawnKind, keyof typeof first>, () => Promise<Layout>> = {
  scatter: async () => (await import("./scatter/layout.ts")).layOutScatter,
  tiles: async () => (await import("./tiles/layout.ts")).layOutTiles,
  timeline: async () => (await import("./timeline/layout.ts")).layOutTimeline,
  treemap: async () => (await import("./treemap/layout.ts")).layOutTreemap,
  waffle: async () => (await import("./waffle/layout.ts")).layOutWaffle,
};

export const layouts: Partial<Record<Kind, Layout>> = { ...first };

/** Returns which of some kinds have to be loaded before they are drawn, each once. */
export function listLaterKinds(kinds: readonly Kind[]): (keyof typeof later)[] {
  return [...new Set(kinds.filter((kind) => kind in later))] as (keyof typeof later)[];
}

/** Loads the layouts of some kinds; rejects where a file fails to load. */
export async function loadLayouts(kinds: readonly Kind[]): Promise<void> {
  const missing = listLaterKinds(kinds).filter((kind) => layouts[kind] === undefined);
  await Promise.all(
    missing.map(async (kind) => {
      layouts[kind] = await later[kind]();
    }),
  );
}
