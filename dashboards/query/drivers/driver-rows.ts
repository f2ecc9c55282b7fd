import type { ViewLevel } from "../cross-filter/view-level.ts";
import type { ReportDefinition } from "../report-definition.ts";
import { findLevel, type ReportOutline } from "../report-outline.ts";
import { readPath } from "../state/choose-selection.ts";
import type { ReportState } from "../state/report-state.ts";
import { flagBins } from "../state/selection.ts";
import type { Table } from "../table/table.ts";
import { flagRows, keepRows } from "./flag-rows.ts";

/** The rows of a report, as explanations read them. */
export type DriverRows = {
  definition: ReportDefinition;
  table: Table;
  levels: readonly ViewLevel[];
};

export function readDriverRows(
  definition: ReportDefinition,
  table: Table,
  { shape }: Pick<ReportOutline, "shape">,
): DriverRows {
  return { definition, table, levels: Object.values(shape.views).flat() };
}

/** The figure of a question: bins of a view, or of `total` for a card. */
export type Asked = { measure: string } & BinsOf;

/** Bins of a view. */
export type BinsOf = { view: string; bins: readonly number[] };

/** The rows of a figure, and the rows that they are a part of; `level` is null for all rows under the filters. */
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
