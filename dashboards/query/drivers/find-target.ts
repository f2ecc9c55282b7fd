import type { ViewLevel } from "../cross-filter/view-level.ts";
import { findLevel } from "../report-outline.ts";
import { readPath } from "../state/choose-selection.ts";
import type { ReportState } from "../state/report-state.ts";
import { flagBins } from "../state/selection.ts";
import type { Asked, DriverRows } from "./driver-rows.ts";
import { flagRows, keepRows } from "./flag-rows.ts";

/** The rows that are asked about; `level` is null for all rows under the filters. */
export type Target = {
  level: ViewLevel | null;
  bins: readonly number[];
  group: Uint8Array;
  whole: Uint8Array;
  filtered: readonly string[];
  time: ViewLevel | undefined;
};

export function findTarget(rows: DriverRows, state: ReportState, { view, bins }: Asked): Target {
  const { levels } = rows;
  const time = levels
    .filter(({ axes, depth }) => depth === 0 && axes.length === 1 && axes[0]!.kind === "days")
    .toSorted((a, b) => a.size - b.size)
    .find(({ size }) => size > 1);
  const filtered = Object.keys({ ...state.drill, ...state.filters });
  if (view === "total") {
    const group = flagRows(levels, state);
    const isAll = filtered.length === 0;
    return {
      level: null,
      bins: [],
      group,
      whole: isAll ? group : new Uint8Array(group.length).fill(1),
      filtered,
      time,
    };
  }
  const level = findLevel(levels, view, readPath(state, view).length);
  const whole = flagRows(levels, state, view);
  const group = keepRows(whole, level.codes, flagBins(bins, level.size));
  return { level, bins, group, whole, filtered, time };
}
