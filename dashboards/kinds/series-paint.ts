import type { KeyEntry } from "../scene/keys/series-key.ts";
import type { MarkState } from "../scene/mark-state.ts";
import { inState, type PaintName } from "../scene/paints.ts";
import type { Series } from "./read-series.ts";

/** Series from the fourth on are hatched, and text on a hatch is not legible. */
export const plainFills = 3;
const fills = [0, 1, 2, 3, 4, 5] as const;

export function seriesPaint(index: number, state: MarkState = "plain"): PaintName {
  return inState(`series-${fills[index % fills.length]!}`, state);
}

/** Paints a bar by its state, or by its series where there are several. */
export function barPaint(seriesCount: number, index: number, state: MarkState): PaintName {
  return seriesCount === 1 ? inState("bar", state) : seriesPaint(index, state);
}

export function listSeriesEntries(series: readonly Series[]): KeyEntry[] {
  if (series.length === 1) return [];
  return series.map(({ name }, at) => ({ name, swatch: "fill", paint: seriesPaint(at) }));
}
