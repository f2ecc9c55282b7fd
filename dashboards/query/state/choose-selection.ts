import type { ReportState } from "./report-state.ts";
import type { Selection } from "./selection.ts";

type Level = { view: string; depth: number; isFilterable: boolean };

export function readPath({ drill }: ReportState, view: string): readonly number[] {
  return drill[view] ?? [];
}

/** Returns the filter of a level: its selection, or for a level above a drill the bin that was drilled into. */
export function chooseSelection(level: Level, state: ReportState): Selection | null {
  if (!level.isFilterable) return null;
  const path = readPath(state, level.view);
  if (path.length === level.depth) return state.filters[level.view] ?? null;
  return path.length === level.depth + 1 ? [path[level.depth]!] : null;
}
