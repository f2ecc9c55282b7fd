import type { ViewLevel } from "../cross-filter/view-level.ts";
import { findLevel } from "../report-outline.ts";
import { readPath } from "../state/choose-selection.ts";
import type { ReportState } from "../state/report-state.ts";
import { flagBins } from "../state/selection.ts";
import type { Asked, DriverRows } from "./driver-rows.ts";
import { flagRows, keepRows } from "./flag-rows.ts";

/** The rows that are asked about, and those they are a part of; `level` is null for all rows under the filters. */
export type Target = {
  level: ViewLevel | null;
  bins: readonly number[];
  group: Uint8Array;
  whole: Uint8Array;
};

export function findTarget({ levels }: DriverRows, state: ReportState, asked: Asked): Target {
  const { view, bins } = asked;
  if (view === "total") {
    const group = flagRows(levels, state);
    return { level: null, bins: [], group, whole: new Uint8Array(group.length).fill(1) };
  }
  const level = findLevel(levels, view, readPath(state, view).length);
  const whole = flagRows(levels, state, view);
  return { level, bins, whole, group: keepRows(whole, level.codes, flagBins(bins, level.size)) };
}
