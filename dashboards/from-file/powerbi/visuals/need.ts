import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";
import type { PbirPage, PbirVisual } from "../../../../ingest/powerbi/report/pbir-report.ts";
import type { VisualSpec } from "../../../kinds/registry.ts";
import type { Period } from "../../../query/table/view.ts";
import type { Formula, Refusal } from "../formula/formula.ts";

/** A measure of a visual, with the format that Power BI writes it in. */
export type Figure = {
  name: string;
  formula: Formula;
  format: string | undefined;
  /** True of days, which are shown as dates. */
  isDate: boolean;
  /** Set of the count of rows that a table without a measure is given. */
  isRowCount?: true;
};

/** A column that a visual divides by; a date has the periods to drill through, `""` for days. */
export type Axis = {
  column: ColumnRef;
  name: string;
  levels?: readonly (Period | "")[];
  /** More columns, whose values stand beside that of the first in one label. */
  others?: readonly ColumnRef[];
  /** True of numbers that are drawn on a scale, not as names. */
  isScale: boolean;
};

/** Remarks on a visual that was translated: what of it differs. */
export type RemarkCode =
  | "joined"
  | "rows-added"
  | "as-bars"
  | "line-as-figures"
  | "drill-left"
  | "zeros"
  | "limit"
  | "goal-left"
  | "selection-left";

/** A visual that was translated, and what it needs of the rows. */
export type Need = {
  page: PbirPage;
  visual: PbirVisual;
  role: "card" | "slicer" | "chart";
  spec: VisualSpec | null;
  axes: readonly Axis[];
  figures: readonly Figure[];
  /** Columns that the project filters this visual by. */
  filtered: readonly ColumnRef[];
  sort?: { at: number; isDescending: boolean };
  limit?: number;
  remarks: readonly RemarkCode[];
};

/** Every visual of a report: translated, named as one that holds no data, or refused. */
export type Translated =
  | { state: "translated"; need: Need }
  | { state: "named"; page: PbirPage; visual: PbirVisual }
  | { state: "refused"; page: PbirPage; visual: PbirVisual; refusal: Refusal };

/** Lists the columns of an axis. */
export function listAxisColumns({ column, others = [] }: Axis): readonly ColumnRef[] {
  return [column, ...others];
}
