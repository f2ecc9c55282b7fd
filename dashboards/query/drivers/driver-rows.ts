import type { ViewLevel } from "../cross-filter/view-level.ts";
import type { ReportDefinition } from "../report-definition.ts";
import type { ReportOutline } from "../report-outline.ts";
import type { Table } from "../table/table.ts";
import { createPeriods, type Periods } from "./interim-periods.ts";

/** What figures are explained from. */
export type DriverRows = {
  definition: Pick<ReportDefinition, "columns" | "measures" | "views" | "reasons" | "comparedBy">;
  table: Table;
  levels: readonly ViewLevel[];
  periods: Periods;
};

export function readDriverRows(
  definition: DriverRows["definition"],
  table: Table,
  { shape }: Pick<ReportOutline, "shape">,
): DriverRows {
  const levels = Object.values(shape.views).flat();
  return { definition, table, levels, periods: createPeriods(definition, table, levels) };
}

/** A figure that is asked about: some bins of a view, or of the `total` what a card shows. */
export type Asked = { measure: string } & BinsOf;

/** Bins of a view. */
export type BinsOf = { view: string; bins: readonly number[] };
