import { listParts, type Measure } from "../measures/measure.ts";
import type { ReportDefinition } from "../report-definition.ts";
import type { ReportState } from "../state/report-state.ts";
import type { ViewDeclaration } from "../table/view.ts";

/** Lists the columns that a measure sums, and those of its conditions. */
export function listMeasureColumns(measure: Measure): string[] {
  const own = "column" in measure ? [measure.column] : [];
  const condition = "where" in measure && measure.where ? [measure.where.column] : [];
  const counted = measure.kind === "interval" ? listMeasureColumns(measure.counted) : [];
  return [...own, ...condition, ...counted, ...listParts(measure).flatMap(listMeasureColumns)];
}

export function listViewColumns(view: ViewDeclaration | undefined): string[] {
  if (view === undefined) return [];
  const { shape } = view;
  return shape.kind === "pair"
    ? [shape.rows.column, shape.columns.column]
    : shape.levels.map(({ column }) => column);
}

/** Lists the columns that other views than the one read filter or drill into. */
export function listFilteredColumns(
  { views }: Pick<ReportDefinition, "views">,
  { filters, drill }: ReportState,
  read: string,
): string[] {
  return [...Object.keys(filters), ...Object.keys(drill)]
    .filter((view) => view !== read)
    .flatMap((view) => listViewColumns(views[view]));
}
