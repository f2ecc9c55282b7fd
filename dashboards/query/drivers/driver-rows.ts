import type { ViewLevel } from "../cross-filter/view-level.ts";
import type { ReportDefinition } from "../report-definition.ts";
import type { ReportOutline } from "../report-outline.ts";
import type { Table } from "../table/table.ts";

/** What figures are explained from. */
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

/** A figure that is asked about: some bins of a view, or of the `total` what a card shows. */
export type Asked = { measure: string } & BinsOf;

/** Bins of a view. */
export type BinsOf = { view: string; bins: readonly number[] };
