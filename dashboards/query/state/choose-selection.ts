import type { ReportState } from "./report-state.ts";
import type { Selection } from "./selection.ts";

type Level = { view: string; depth: number; isFilterable: boolean };

export function readPath({ drill }: ReportState, view: string): readonly number[] {
  return drill[view] ?? [];
}

/** What a level is filtered by: what is selected, or on the levels above a drill what it leads through. */
export function chooseSelection(level: Level, state: ReportState): Selection | null {
  if (!level.isFilterable) return null;
  const path = readPath(state, level.view);
  if (path.length === level.depth) return state.filters[level.view] ?? null;
  return path.length === level.depth + 1 ? [path[level.depth]!] : null;
}
